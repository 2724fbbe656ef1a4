# SPDX-License-Identifier: MIT
#
# The programs of the league: packages of its peers, and small programs that show a peer or print what a viewer draws.

LEAGUE := build/tests/league
LEAGUE_PACKAGES = $(sort eog evince gwenview $(HOSTS_PACKAGES) $(SDL2_PACKAGES) $(GTK4_PACKAGES))

.PHONY: league-tools league-programs
league-tools:
	@sh Tests/packages.sh $(LEAGUE_PACKAGES)
	@VENV=build/tests/league-venv PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/League/requirements.txt

league-programs: build example-viewers toolkits-tools league-tools
	@mkdir -p $(LEAGUE)
	@$(CC) -std=c11 $(EXAMPLE_FLAGS) Tests/League/Programs/gestures.c $$(pkg-config --cflags --libs gtk4) -lm \
	    -o $(LEAGUE)/gestures
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/raylib.c -ITests/Hosts/Toolkits \
	    -I$(FROM_PYPI)/packages/raylib -lm -o $(LEAGUE)/raylib
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/report.c -Iinclude -Wl,--no-as-needed \
	    -Lbuild/lib -ltapzoom '-Wl,-rpath,$$ORIGIN/../../lib' -o $(LEAGUE)/report.so
