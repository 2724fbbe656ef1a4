// SPDX-License-Identifier: MIT

#include "ZoomCameraPawn.h"

#include "Camera/CameraComponent.h"
#include "Components/InputComponent.h"
#include "GameFramework/PlayerController.h"
#include "HAL/PlatformApplicationMisc.h"
#include "HAL/PlatformTime.h"
#include "Misc/CoreDelegates.h"

AZoomCameraPawn::AZoomCameraPawn() {
    PrimaryActorTick.bCanEverTick = true;
    Camera = CreateDefaultSubobject<UCameraComponent>(TEXT("Camera"));
    Camera->SetProjectionMode(ECameraProjectionMode::Orthographic);
    Camera->SetRelativeRotation(FRotator(-90, -90, 0)); // looks down; the screen's right is X, its lower side Y
    RootComponent = Camera;
}

void AZoomCameraPawn::SetupPlayerInputComponent(UInputComponent *Input) {
    Super::SetupPlayerInputComponent(Input);
    Input->BindTouch(IE_Pressed, this, &AZoomCameraPawn::Pressed);
    Input->BindTouch(IE_Repeat, this, &AZoomCameraPawn::Moved);
    Input->BindTouch(IE_Released, this, &AZoomCameraPawn::Released);
}

// A window without focus gets no lifts of its fingers.
void AZoomCameraPawn::BeginPlay() {
    Super::BeginPlay();
    FCoreDelegates::ApplicationWillDeactivateDelegate.AddUObject(this, &AZoomCameraPawn::Cancel);
}

void AZoomCameraPawn::Cancel() {
    if (Zoom) Zoom->cancel(FPlatformTime::Seconds());
}

// The engine reports no times of touches: all touches of a tick have its time.
void AZoomCameraPawn::Pressed(ETouchIndex::Type Finger, FVector Location) {
    if (Zoom) Zoom->touch(FPlatformTime::Seconds(), Finger, Location.X, Location.Y, tapzoom::TouchPhase::began);
}

void AZoomCameraPawn::Moved(ETouchIndex::Type Finger, FVector Location) {
    if (Zoom) Zoom->touch(FPlatformTime::Seconds(), Finger, Location.X, Location.Y, tapzoom::TouchPhase::moved);
}

void AZoomCameraPawn::Released(ETouchIndex::Type Finger, FVector Location) {
    if (Zoom) Zoom->touch(FPlatformTime::Seconds(), Finger, Location.X, Location.Y, tapzoom::TouchPhase::ended);
}

tapzoom::Viewport AZoomCameraPawn::Viewport() const {
    int32 Width = 0, Height = 0;
    if (const APlayerController *Player = Cast<APlayerController>(GetController())) {
        Player->GetViewportSize(Width, Height);
    }
    return {static_cast<double>(Width), static_cast<double>(Height)};
}

void AZoomCameraPawn::Tick(float DeltaSeconds) {
    Super::Tick(DeltaSeconds);
    const tapzoom::Viewport Size = Viewport();
    if (Size.width < 1 || Size.height < 1) return;
    if (!Zoom) {
        const tapzoom::Rect World{WorldMin.X, WorldMin.Y, WorldMax.X - WorldMin.X, WorldMax.Y - WorldMin.Y};
        int32 Dpi = 160;
        if (FPlatformApplicationMisc::GetPhysicalScreenDensity(Dpi) == EScreenPhysicalAccuracy::Unknown) Dpi = 160;
        Zoom = MakeUnique<ZoomCamera>(World, Size, Dpi);
        if (!Zoom->valid()) UE_LOG(LogTemp, Warning, TEXT("WorldMax must be greater than WorldMin"));
    }
    if (!Zoom->valid()) return;
    Zoom->resize(Size);
    for (const tapzoom::Event &Event : Zoom->frame(FPlatformTime::Seconds())) {
        if (Event.kind == tapzoom::EventKind::tap) {
            UE_LOG(LogTemp, Log, TEXT("tapped the ground at %f, %f"), Event.content_x, Event.content_y);
        }
    }
    const ZoomCamera::Pose Pose = Zoom->pose();
    SetActorLocation(FVector(Pose.x, Pose.y, GetActorLocation().Z));
    Camera->SetOrthoWidth(static_cast<float>(Pose.width));
}
