# SPDX-License-Identifier: MIT
#
# The programs of the league, which are not in a package.

LEAGUE := build/tests/league
LEAGUE_FLAGS = $(CC) -std=$(1) $(EXAMPLE_FLAGS)

.PHONY: league-programs league-tools
league-tools:
	@sh Tests/packages.sh eog evince gwenview godot3 $(GTK4_PACKAGES)
	@VENV=build/tests/league-venv PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/League/requirements.txt

league-programs: build examples example-pypi league-tools
	@mkdir -p $(LEAGUE)
	@$(CC) -std=c11 $(EXAMPLE_FLAGS) Tests/League/Programs/gestures.c $$(pkg-config --cflags --libs gtk4) -lm \
	    -o $(LEAGUE)/gestures
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/raylib.c -ITests/Hosts/Toolkits \
	    -I$(FROM_PYPI)/packages/raylib -lm -o $(LEAGUE)/raylib
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/report.c -Iinclude -Lbuild/lib -ltapzoom \
	    '-Wl,-rpath,$$ORIGIN/../../lib' -o $(LEAGUE)/report.so
