// SPDX-License-Identifier: MIT
//
// A long press sets a pin. A tap on a pin flies to it; a tap elsewhere shows the whole map.

using System.Collections.Generic;
using TapZoom;
using TapZoom.Unity;
using UnityEngine;

public class Pins : MonoBehaviour
{
    public TapZoomCamera map;
    public GameObject pin;
    readonly List<Vector2> places = new List<Vector2>();

    void OnEnable()
    {
        map.onLongPress.AddListener(Set);
        map.onTap.AddListener(Select);
    }

    void OnDisable()
    {
        map.onLongPress.RemoveListener(Set);
        map.onTap.RemoveListener(Select);
    }

    void Set(Vector2 point)
    {
        places.Add(point);
        Instantiate(pin, new Vector3(point.x, point.y, 0), Quaternion.identity);
    }

    void Select(Vector2 point)
    {
        double scale = map.View.Transform.Scale;
        foreach (Vector2 place in places)
            if ((place - point).magnitude * scale < 40) // pixels
            {
                CommandOptions fly = new CommandOptions { Animated = true, Path = AnimationPath.Fly };
                map.View.CenterOn(place.x, place.y, 2 * scale, fly);
                return;
            }
        map.View.Fit(new CommandOptions { Animated = true });
    }
}
