/*
 * SPDX-License-Identifier: MIT
 *
 * Doubles the scale of a view by a command; prints the versions of the header and of the library.
 */
#include <stdio.h>
#include <tapzoom.h>

int main(void) {
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_transform transform;
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return 1;
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) return 1;
    if (tapzoom_zoom_by(view, 2, 200, 300, NULL) != TAPZOOM_OK) return 1;
    if (tapzoom_get_transform(view, &transform) != TAPZOOM_OK) return 1;
    printf("%d.%d.%d %d %g\n", TAPZOOM_VERSION_MAJOR, TAPZOOM_VERSION_MINOR, TAPZOOM_VERSION_PATCH, tapzoom_version(),
           transform.scale);
    tapzoom_destroy(view);
    return 0;
}
