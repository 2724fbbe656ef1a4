# SPDX-License-Identifier: MIT
#
# The faults that the tests must find. FAULTS=12 or FAULTS=--accept are the arguments of Tests/Faults/run.py.

.PHONY: test-faults
test-faults: ## Put small faults into a copy of the sources, and show that the tests find them.
	@$(PYTHON) Tests/Faults/run.py $(FAULTS)
