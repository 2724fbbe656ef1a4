// SPDX-License-Identifier: MIT
//
// The types of Unreal that examples/unreal/ZoomCameraPawn.cpp uses, with the names and signatures of its documentation.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>

using int32 = std::int32_t;
#define UCLASS()
#define GENERATED_BODY()
#define UPROPERTY(...)
#define TEXT(text) text
#define UE_LOG(category, verbosity, ...) (std::printf(__VA_ARGS__), std::puts(""))

struct FVector {
    double X = 0, Y = 0, Z = 0;
    FVector() = default;
    FVector(double x, double y, double z) : X(x), Y(y), Z(z) {}
};
struct FVector2D {
    double X, Y;
    FVector2D(double x, double y) : X(x), Y(y) {}
};
struct FRotator {
    double Pitch, Yaw, Roll;
    FRotator(double pitch, double yaw, double roll) : Pitch(pitch), Yaw(yaw), Roll(roll) {}
};
namespace ETouchIndex {
enum Type : int { Touch1, Touch2, Touch3 };
}
enum EInputEvent { IE_Pressed, IE_Released, IE_Repeat };

template <class T>
using TUniquePtr = std::unique_ptr<T>;
template <class T, class... Arguments>
TUniquePtr<T> MakeUnique(Arguments &&...arguments) {
    return std::make_unique<T>(static_cast<Arguments &&>(arguments)...);
}
