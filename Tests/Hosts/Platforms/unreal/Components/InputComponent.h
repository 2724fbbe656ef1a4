// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/Pawn.h"
