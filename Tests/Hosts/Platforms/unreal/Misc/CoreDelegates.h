// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

struct FCoreDelegates {
    struct Delegate {
        std::vector<std::function<void()>> bound;
        template <class T>
        void AddUObject(T *object, void (T::*method)()) {
            bound.push_back([=] { (object->*method)(); });
        }
        void Broadcast() const {
            for (const auto &each : bound) each();
        }
    };
    static inline Delegate ApplicationWillDeactivateDelegate;
};
