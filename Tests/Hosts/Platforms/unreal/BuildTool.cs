// SPDX-License-Identifier: MIT
//
// The types of Unreal's build tool that examples/unreal/TapZoom.Build.cs uses, and a program that prints its libraries.

using System;
using System.Collections.Generic;

namespace UnrealBuildTool
{
    public enum UnrealTargetPlatform { Win64, Linux, LinuxArm64, Mac, IOS, Android, TVOS }

    public class ReadOnlyTargetRules { public UnrealTargetPlatform Platform; }

    public class ModuleRules
    {
        public enum ModuleType { CPlusPlus, External }
        public ModuleType Type;
        public string ModuleDirectory = "module";
        public List<string> PublicSystemIncludePaths = new List<string>();
        public List<string> PublicAdditionalLibraries = new List<string>();
        public ModuleRules(ReadOnlyTargetRules target) { }
    }
}

static class Program
{
    static void Main()
    {
        foreach (UnrealBuildTool.UnrealTargetPlatform platform in
            Enum.GetValues(typeof(UnrealBuildTool.UnrealTargetPlatform)))
        {
            TapZoom rules = new TapZoom(new UnrealBuildTool.ReadOnlyTargetRules { Platform = platform });
            Console.WriteLine("{0} {1} {2}", platform, string.Join(",", rules.PublicSystemIncludePaths),
                string.Join(",", rules.PublicAdditionalLibraries));
        }
    }
}
