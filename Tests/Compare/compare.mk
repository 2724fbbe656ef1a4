# SPDX-License-Identifier: MIT
#
# The library side by side with another one, and with the debug library.

COMPARE = PYTHONDONTWRITEBYTECODE=1 CC="$(CC)" $(PYTHON) Tests/Compare/compare.py

.PHONY: compare
compare: build build/tests/trace-shared build/tests/quickstart build/tests/monkey-shared build/fuzz/plain
compare: ## Compare with OLD=..., call by call.
	@$(COMPARE) "$(OLD)"

AFTER_test-compare := programs
.PHONY: test-compare
test-compare: programs
	@INPUTS=50 $(WITH_RUNTIME) $(COMPARE) build/debug/debug/libtapzoom.so
