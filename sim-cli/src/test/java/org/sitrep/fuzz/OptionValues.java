package org.sitrep.fuzz;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Values for options: sound ones, some with a fault in them, and edges. */
final class OptionValues {
    private static final Map<String, List<String>> SOUND = Map.ofEntries(
            Map.entry(
                    "--set",
                    List.of(
                            "start.threat=8",
                            "start.night=true",
                            "combats.patrol.enemies={fighters: 3}",
                            "coins=4",
                            "squad=veterans",
                            "party=three",
                            "parties.four.heroes=[rambo, harlan]",
                            "missions.proof.rounds=3",
                            "trials.*.slots=4",
                            "enemies.*.health=2",
                            "forbid=[stance:rambo.meld, action:draw]",
                            "options.leader=players",
                            "combats.*.tactics=2")),
            Map.entry(
                    "--vary",
                    List.of(
                            "coins=1..4",
                            "coins=1,2,9",
                            "start.threat=2,5,8",
                            "start.threat=2..9",
                            "start.night=false,true",
                            "coins=1..9:2",
                            "party=one,two,four",
                            "missions.proof.rounds=3..6",
                            "forbid=nothing,gear:recurve-bow",
                            "wins=0.2..0.8")),
            Map.entry(
                    "--target",
                    List.of(
                            "heads=2±0.5",
                            "heads>=1",
                            "success=60%±5%",
                            "end.won=50%±5%",
                            "timid:heads<=2",
                            "heads=1..2",
                            "heads=1+-0.3")),
            Map.entry(
                    "--against",
                    List.of(
                            "--name night --set start.night=true",
                            "--bot timid",
                            "--set party=two",
                            "--forbid stance:rambo.hunt",
                            "--set coins=4",
                            "made/three.yaml --bot timid",
                            "--name \"a b\" --overlay in/empty")),
            Map.entry(
                    "--diff",
                    List.of(
                            "--bot drill",
                            "--set start.threat=8",
                            "--set start.night=true --bot random",
                            "--set party=two")),
            Map.entry(
                    "--metric",
                    List.of(
                            "heads",
                            "end.won",
                            "survivors",
                            "heads,end.won",
                            "marine.1.killed",
                            "*",
                            "end.*",
                            "success",
                            "round.success",
                            "success,wounds")),
            Map.entry("--matters", List.of("heads=0.05", "end.won=1%", "survivors=0.05", "0.01", "1%")),
            Map.entry("--margin", List.of("heads=0.05", "end.won=2%")),
            Map.entry("--precision", List.of("heads=0.5", "end.won=5%", "heads=0.1,end.won=1%")),
            Map.entry("--weights", List.of("heads=3,end.won=1", "survivors=3,eliminated=1")),
            Map.entry(
                    "--bot",
                    List.of(
                            "steady",
                            "timid",
                            "random",
                            "drill",
                            "rifleman",
                            "planner:2",
                            "pointman",
                            "planner",
                            "cautious",
                            "home/scenarios/purple-haze/playbooks/novice.yaml",
                            "rifleman-book#orders.weights.cost=-0.2",
                            "in/text.java",
                            "in/text.jar",
                            "steady,timid",
                            "searcher:2")),
            Map.entry("--rungs", List.of("timid,steady", "random,drill", "steady")),
            Map.entry("--bot-set", List.of("orders.weights.cost=-0.2")),
            Map.entry("--bot-timeout", List.of("1", "0.5")),
            Map.entry("--design", List.of("grid", "space", "morris", "sobol")),
            Map.entry(
                    "--forbid",
                    List.of(
                            "weapon:m60",
                            "gear:smoke,order:take-cover",
                            "skill:pep-talk",
                            "gear:recurve-bow",
                            "tactics:rambo.vanish,action:attack",
                            "stance:rambo.meld")),
            Map.entry("--squad", List.of("reference", "veterans", "reference,veterans")),
            Map.entry("--party", List.of("four", "two", "four,two")),
            Map.entry(
                    "--loadout",
                    List.of("reference", "flak-jackets", "reference,flak-jackets", "quiet", "quiet,firepower")),
            Map.entry("--items", List.of("smoke,frag", "recurve-bow,aid-pouch")),
            Map.entry("--bearer", List.of("scout", "scout,engineer", "rambo", "rambo,co-bao")),
            Map.entry("--level", List.of("0.95", "0.5")),
            Map.entry("--spread", List.of("0.3")),
            Map.entry("--format", List.of("text", "json", "csv", "markdown", "junit")),
            Map.entry("--progress", List.of("always", "auto", "never")),
            Map.entry("--weapon", List.of("m16", "M60", "frag")),
            Map.entry("--mode", List.of("auto", "single")),
            Map.entry("--ruleset", List.of("purple-haze", "rambo", "coins")));

    private static final Set<String> FILE_LABELS =
            Set.of("FILE", "DIR", "PAGE", "SCENARIO", "RESULT", "FOLDER", "PLAYBOOK", "HTML");

    private static final Set<String> OUTPUTS =
            Set.of("--out", "--write", "--to", "--junit", "--markdown", "--html", "--dir");

    /** Places to write to, all in the box: who runs this may be allowed to write anywhere. */
    private static final List<String> PLACES = List.of(
            "",
            " ",
            ".",
            "..",
            "out",
            "out/x",
            "out/x.html",
            "out/a/b/c.yaml",
            "out/" + "a".repeat(300),
            "out/x\0y",
            "out/a\nb",
            "out/*",
            "../elsewhere",
            "../outside.yaml",
            "in/text.txt",
            "in/text.txt/x",
            "in/empty",
            "in/folder.yaml",
            "in/loop.yaml",
            "in/loop.yaml/x",
            "in/hanging.yaml",
            "in/outside.yaml",
            "made",
            "made/cut",
            "made/three.yaml",
            "home",
            "-",
            "--",
            "~");

    private OptionValues() {}

    static boolean isOutput(final ArgSpec argument) {
        return argument.isOption() && OUTPUTS.contains(((OptionSpec) argument).longestName());
    }

    /** Returns a value for an option or argument. */
    static String of(final ArgSpec argument, final List<String> words, final SplittableRandom random) {
        final String name = argument.isOption() ? ((OptionSpec) argument).longestName() : "";
        final List<String> sound = SOUND.getOrDefault(name, List.of());
        if (isOutput(argument)) {
            return Edges.of(PLACES, random);
        }
        if (isFile(argument)) {
            return switch (random.nextInt(4)) {
                case 0 -> Edges.word(random);
                case 1 ->
                    Edges.of(
                            List.of(
                                    "made/three.yaml",
                                    "made/result.json",
                                    "made/coins.baseline",
                                    "home/scenarios/purple-haze/overlays/small-board.yaml",
                                    "home/scenarios/rambo/overlays/harder-hits.yaml",
                                    "out/x"),
                            random);
                default -> Edges.file(random);
            };
        }
        if (sound.isEmpty()) {
            return random.nextInt(4) > 0 ? Edges.number(random) : Edges.word(random);
        }
        return switch (random.nextInt(8)) {
            case 0 -> Edges.word(random);
            case 1 -> Edges.number(random);
            case 2, 3 -> Edges.of(sound, random);
            case 4, 5 -> damaged(Mutation.NUMBERS, Edges.of(sound, random), words, random);
            case 6 -> damaged(Mutation.TOKENS, Edges.of(sound, random), words, random);
            default -> damaged(Mutation.BYTES, Edges.of(sound, random), words, random);
        };
    }

    static boolean isFile(final ArgSpec argument) {
        return argument.typeInfo().getType() == Path.class
                || FILE_LABELS.contains(argument.paramLabel().replaceAll("\\W", ""));
    }

    private static String damaged(
            final Mutation how, final String text, final List<String> words, final SplittableRandom random) {
        return new String(how.of(Bytes.utf8(text), words, random), StandardCharsets.UTF_8);
    }
}
