// SPDX-License-Identifier: MIT
//
// Plays fingers into the pawn of examples/unreal, and prints what its camera shows.

#include "ZoomCameraPawn.h"

#include "HAL/PlatformTime.h"
#include "Misc/CoreDelegates.h"

int main() {
    APlayerController player;
    UInputComponent input;
    AZoomCameraPawn pawn;
    pawn.controller = &player;
    pawn.location.Z = 700;
    pawn.SetupPlayerInputComponent(&input);
    static_cast<APawn &>(pawn).BeginPlay();
    const auto show = [&](const char *name) {
        std::printf("%s: %.3f, %.3f, %.0f, width %.3f\n", name, pawn.location.X, pawn.location.Y, pawn.location.Z,
                    static_cast<double>(pawn.RootComponent->width));
    };
    input.bound[IE_Pressed](ETouchIndex::Touch1, FVector(1, 1, 0)); // before the first tick
    pawn.Tick(0);
    show("no viewport");
    player.width = 800, player.height = 600;
    pawn.Tick(0);
    show("first");
    for (int step = 0; step <= 20; step++) {
        FPlatformTime::now = 1 + step / 60.0;
        const EInputEvent event = step == 0 ? IE_Pressed : IE_Repeat;
        input.bound[event](ETouchIndex::Touch1, FVector(400 - (50 + 10 * step), 300, 0));
        input.bound[event](ETouchIndex::Touch2, FVector(400 + (50 + 10 * step), 300, 0));
        pawn.Tick(1 / 60.0F);
    }
    show("pinched");
    FPlatformTime::now = 2;
    input.bound[IE_Released](ETouchIndex::Touch1, FVector(150, 300, 0));
    input.bound[IE_Released](ETouchIndex::Touch2, FVector(650, 300, 0));
    pawn.Tick(1);
    FPlatformTime::now = 3;
    input.bound[IE_Pressed](ETouchIndex::Touch1, FVector(600, 300, 0));
    pawn.Tick(1);
    FPlatformTime::now = 3.1;
    input.bound[IE_Released](ETouchIndex::Touch1, FVector(600, 300, 0));
    pawn.Tick(1);
    FPlatformTime::now = 4;
    pawn.Tick(1);
    player.width = 1600, player.height = 1200;
    pawn.Tick(1);
    show("resized");
    input.bound[IE_Pressed](ETouchIndex::Touch1, FVector(600, 300, 0));
    FCoreDelegates::ApplicationWillDeactivateDelegate.Broadcast();
    FPlatformTime::now = 4.1;
    input.bound[IE_Repeat](ETouchIndex::Touch1, FVector(200, 300, 0)); // of a finger that is cancelled
    pawn.Tick(1);
    show("without focus");
}
