package org.sitrep.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sitrep.engine.RunResult;
import org.sitrep.report.result.RunResultJson;

/**
 * The sound files that are damaged: all that ship, and a result of each kind, made by the commands that make them, with
 * a fixed time in it so that it is always the same.
 *
 * @param files by kind, sorted by name
 * @param words all that stand in them
 */
record Corpus(Map<Kind, List<Sound>> files, List<String> words) {
    static final String COINS = "made/three.yaml";
    /** What {@code PH/} stands for in a line. */
    static final String PURPLE_HAZE = "home/scenarios/purple-haze/";
    /** What {@code RB/} stands for. */
    static final String RAMBO = "home/scenarios/rambo/";

    /** What a file is read as. */
    enum Kind {
        /** A combat, Mission or campaign, or an example of the coin game. */
        SCENARIO,
        /** What a scenario extends. */
        COMPONENT,
        /** What is laid over a scenario. */
        OVERLAY,
        /** A bot as text. */
        PLAYBOOK,
        /** What {@code check} reads. */
        BASELINE,
        /** A result, ladder, comparison and so on: what {@code report} and {@code merge} read. */
        RESULT,
        /** What {@code resume} reads. */
        CHECKPOINT,
        /** A page of a replay, which is looked at before it is replaced. */
        PAGE
    }

    /** A command that makes a result, and the name that the result gets; the process stands in the working folder. */
    private record Recipe(String name, String file, String line) {}

    private static final List<Recipe> RECIPES = List.of(
            new Recipe("result.json", "result.json", "run made/three.yaml -n 40 -t 1"),
            new Recipe("patrol.json", "result.json", "run PH/combats/patrol.yaml -n 10 -t 1"),
            new Recipe("mission.json", "result.json", "run PH/missions/01-crash.yaml -n 3 -t 1"),
            new Recipe("ladder.json", "ladder.json", "run made/three.yaml --ladder --rungs timid,steady -n 40 -t 1"),
            new Recipe("comparison.json", "comparison.json", "compare made/three.yaml --bot steady,timid -n 40 -t 1"),
            new Recipe(
                    "race.json",
                    "race.json",
                    "compare made/three.yaml --best --metric heads --bot steady,timid -n 400 -t 1"),
            new Recipe("sweep.json", "sweep.json", "sweep made/three.yaml --vary coins=1..4 -n 40 -t 1"),
            new Recipe("worth.json", "worth.json", "sweep PH/combats/patrol.yaml --worth --bot random -n 4 -t 1"),
            new Recipe(
                    "solve.json",
                    "solve.json",
                    "solve made/three.yaml --vary coins=1..9 --target heads=2±0.5 --budget 5000 -t 1"),
            new Recipe(
                    "loadouts.json",
                    "loadouts.json",
                    "loadouts PH/combats/patrol.yaml --bot random --bearer scout --items smoke,frag --budget 1000 --start 4 -t 1"),
            new Recipe("proof.json", "result.json", "run RB/missions/01-proof.yaml -n 4 -t 1"),
            new Recipe("campaign.json", "result.json", "run RB/campaign.yaml --bot random -n 2 -t 1"),
            new Recipe(
                    "parties.json",
                    "comparison.json",
                    "compare RB/missions/cage-run.yaml --bot random --against --set~party=two -n 4 -t 1"),
            new Recipe(
                    "slots.json",
                    "loadouts.json",
                    "loadouts RB/missions/01-proof.yaml --bot random --bearer rambo --items recurve-bow,aid-pouch --budget 1000 --start 4 -t 1"));

    /** A file as it should be. */
    record Sound(Path file, byte[] bytes) {}

    /** Makes the results, if they are not there, and reads everything. */
    static Corpus in(final Box box, final Commands commands) throws IOException {
        if (!Files.exists(box.work().resolve("made"))) {
            make(box.work(), commands);
            box.clear();
        }
        return read(box.work());
    }

    private static void make(final Path work, final Commands commands) throws IOException {
        final Path made = Files.createDirectories(work.resolve("made"));
        Files.writeString(made.resolve("three.yaml"), "sitrep: 1\nruleset: coins\ntitle: Three coins\ncoins: 3\n");
        for (final Recipe recipe : RECIPES) {
            final Path out = Path.of("out", recipe.name);
            final Commands.Printed printed = commands.run(words(recipe.line + " --out " + out));
            if (!Files.exists(out)) {
                throw new IllegalStateException(recipe + ": " + printed);
            }
            try (Stream<Path> files = Files.walk(out)) {
                final Path file = files.filter(each -> each.endsWith(recipe.file) && Files.isRegularFile(each))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(recipe + ": " + printed));
                Files.writeString(made.resolve(recipe.name), timeless(Files.readString(file)));
            }
        }
        final RunResult whole = RunResultJson.read(made.resolve("result.json"));
        Files.createDirectories(made.resolve("cut"));
        RunResultJson.write(Cut.off(whole, 200), made.resolve("cut/checkpoint.json"));
        commands.run(words("baseline made/three.yaml -n 40 -t 1 -o made/coins.baseline"));
        commands.run(words("baseline PH/combats/patrol.yaml --bot random -n 40 -t 1 -o made/patrol.baseline"));
        commands.run(words("baseline RB/missions/01-proof.yaml --bot random -n 20 -t 1 -o made/proof.baseline"));
        commands.run(words("replay PH/combats/patrol.yaml --html made/page.html"));
        final String check = commands.run(List.of("check", "made/coins.baseline", "-f", "json"))
                .out();
        Files.writeString(made.resolve("check.json"), timeless(check));
    }

    static String line(final String line) {
        return line.replace("PH/", PURPLE_HAZE).replace("RB/", RAMBO);
    }

    /** Returns the words of a line; a word holds blanks where the line has {@code ~}. */
    static List<String> words(final String line) {
        return Stream.of(line(line).split(" "))
                .map(word -> word.replace('~', ' '))
                .toList();
    }

    private static String timeless(final String json) {
        return json.replaceAll("\"seconds\": [0-9.eE+-]+", "\"seconds\": 0.5")
                .replaceAll("\"startedUtc\": \"[^\"]*\"", "\"startedUtc\": \"1967-01-01T00:00:00Z\"")
                .replaceAll("\"javaVersion\": \"[^\"]*\"", "\"javaVersion\": \"17\"");
    }

    private static Corpus read(final Path work) throws IOException {
        final Map<Kind, List<Sound>> files = new LinkedHashMap<>();
        final TreeSet<String> words = new TreeSet<>();
        for (final Kind kind : Kind.values()) {
            files.put(kind, new ArrayList<>());
        }
        final List<Path> all = new ArrayList<>();
        for (final String folder : List.of("home", "made")) {
            try (Stream<Path> below = Files.walk(work.resolve(folder))) {
                below.filter(Files::isRegularFile)
                        .map(work::relativize)
                        .sorted()
                        .forEach(all::add);
            }
        }
        for (final Path file : all) {
            final Kind kind = kind(file.toString().toLowerCase(Locale.ROOT));
            if (kind != null) {
                final byte[] bytes = Files.readAllBytes(work.resolve(file));
                files.get(kind).add(new Sound(file, bytes));
                if (kind != Kind.PAGE && kind != Kind.BASELINE) {
                    Tokens.of(new String(bytes, StandardCharsets.UTF_8)).stream()
                            .filter(token -> token.length() > 1 && token.length() < 40 && !token.isBlank())
                            .forEach(words::add);
                }
            }
        }
        return new Corpus(files, List.copyOf(words));
    }

    private static Kind kind(final String file) {
        if (file.endsWith(".baseline")) {
            return file.startsWith("made") ? Kind.BASELINE : null;
        }
        if (file.endsWith(".json")) {
            return file.contains("/cut/") ? Kind.CHECKPOINT : Kind.RESULT;
        }
        if (file.endsWith(".html")) {
            return Kind.PAGE;
        }
        if (!file.endsWith(".yaml")) {
            return null;
        }
        if (file.matches(".*/(combats|trials|invalid|templates|player)/.*|.*/(campaign|ford|three)\\.yaml")) {
            return Kind.SCENARIO;
        }
        if (file.matches(".*/(overlays|designer)/.*")) {
            return Kind.OVERLAY;
        }
        return file.contains("/playbooks/") ? Kind.PLAYBOOK : Kind.COMPONENT;
    }
}
