# SPDX-License-Identifier: MIT
#
# How programs zoom under fingers: the score of one program, and the league of many.

LEAGUE := build/tests/league
LEAGUE_PYTHON := TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python:Tests/Browsers:Tests/Hosts \
    $(VENV_PYTHON)
SCORE_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy xinput
OURS_PACKAGES = $(sort $(SCORE_PACKAGES) chromium dbus-daemon $(QT_PACKAGES) $(SDL2_PACKAGES) $(GTK4_PACKAGES))
PEERS_PACKAGES := eog evince gwenview firefox-esr godot3 libjs-leaflet libjs-three node-d3
APT_test-score = $(OURS_PACKAGES)
PIP_test-score := Tests/League/requirements.txt Tests/Hosts/requirements.txt

.PHONY: score
score: export TAPZOOM_INSTALL := 1
score: export RUN := $(RUN)
score: export WINDOW := $(WINDOW)
score: export EXPRESSION := $(EXPRESSION)
score: build ## Measure how a program zooms under fingers: RUN='eog {picture}'.
	$(if $(RUN),,$(error RUN='PROGRAM {picture}' is missing))
	@sh Tests/packages.sh $(SCORE_PACKAGES)
	@PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/League/requirements.txt
	@$(LEAGUE_PYTHON) Tests/League/score.py --runs $(or $(RUNS),1) $(if $(REPORTS),--lines) --window "$$WINDOW" \
	    --expression "$$EXPRESSION" --shot build/score.png "$$RUN" || [ $$? = 1 ] # a measure that fails

# Our viewers, and the library that prints what they draw.
.PHONY: league-ours
league-ours: build example-viewers web-files
	@$(call tools,test-score)
	@mkdir -p $(LEAGUE)
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/report.c -Iinclude -Wl,--no-as-needed \
	    -Lbuild/lib -ltapzoom -lm '-Wl,-rpath,$$ORIGIN/../../lib' -o $(LEAGUE)/report.so

.PHONY: league-peers
league-peers: toolkits-tools
	@sh Tests/packages.sh $(PEERS_PACKAGES)
	@PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/League/peers.txt
	@mkdir -p $(LEAGUE)
	@$(CC) -std=c11 $(EXAMPLE_FLAGS) Tests/League/Programs/gestures.c $$(pkg-config --cflags --libs gtk4) -lm \
	    -o $(LEAGUE)/gestures
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared Tests/League/Programs/raylib.c -ITests/Hosts/Toolkits \
	    -I$(FROM_PYPI)/packages/raylib -lm -o $(LEAGUE)/raylib

.PHONY: league
league: export TAPZOOM_INSTALL := 1
league: league-ours league-peers ## Measure our viewers beside other programs in an hour, or ONLY='eog' of them.
	@$(LEAGUE_PYTHON) Tests/League/league.py $(if $(ONLY),'$(ONLY)')

AFTER_test-score := build example-viewers web-files
.PHONY: test-score
test-score: league-ours
	@$(LEAGUE_PYTHON) -m unittest discover -s Tests/League -p test_score.py
