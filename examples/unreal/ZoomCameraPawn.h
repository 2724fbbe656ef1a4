// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Pawn.h"
#include "ZoomCamera.h"
#include "ZoomCameraPawn.generated.h"

UCLASS()
class AZoomCameraPawn : public APawn {
    GENERATED_BODY()

public:
    AZoomCameraPawn();

    /** The part of the ground that the camera may show, in world units. */
    UPROPERTY(EditAnywhere)
    FVector2D WorldMin = FVector2D(-5000, -5000);
    UPROPERTY(EditAnywhere)
    FVector2D WorldMax = FVector2D(5000, 5000);

    virtual void SetupPlayerInputComponent(UInputComponent *Input) override;
    virtual void Tick(float DeltaSeconds) override;

protected:
    virtual void BeginPlay() override;

private:
    void Cancel();
    void Pressed(ETouchIndex::Type Finger, FVector Location);
    void Moved(ETouchIndex::Type Finger, FVector Location);
    void Released(ETouchIndex::Type Finger, FVector Location);
    tapzoom::Viewport Viewport() const;

    UPROPERTY()
    class UCameraComponent *Camera;
    TUniquePtr<ZoomCamera> Zoom;
};
