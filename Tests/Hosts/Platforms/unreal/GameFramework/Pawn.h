// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

struct UInputComponent {
    std::function<void(ETouchIndex::Type, FVector)> bound[3];
    template <class T>
    void BindTouch(EInputEvent event, T *object, void (T::*method)(ETouchIndex::Type, FVector)) {
        bound[event] = [=](ETouchIndex::Type finger, FVector place) { (object->*method)(finger, place); };
    }
};

enum class ECameraProjectionMode { Perspective, Orthographic };
struct UCameraComponent {
    float width = 0;
    void SetProjectionMode(ECameraProjectionMode) {}
    void SetRelativeRotation(FRotator) {}
    void SetOrthoWidth(float value) { width = value; }
};

struct AController {
    virtual ~AController() = default;
};
struct APlayerController : AController {
    int32 width = 0, height = 0;
    void GetViewportSize(int32 &x, int32 &y) const { x = width, y = height; }
};
template <class To, class From>
To *Cast(From *from) {
    return dynamic_cast<To *>(from);
}

class APawn {
public:
    using Super = APawn;
    virtual ~APawn() = default;
    virtual void SetupPlayerInputComponent(UInputComponent *) {}
    virtual void Tick(float) {}
    virtual void BeginPlay() {}
    void SetActorLocation(FVector place) { location = place; }
    FVector GetActorLocation() const { return location; }
    AController *GetController() const { return controller; }

    AController *controller = nullptr;
    UCameraComponent *RootComponent = nullptr;
    FVector location;

protected:
    struct {
        bool bCanEverTick = false;
    } PrimaryActorTick;
    template <class T>
    T *CreateDefaultSubobject(const char *) {
        component = std::make_shared<T>();
        return component.get();
    }

private:
    std::shared_ptr<UCameraComponent> component;
};
