package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Probe;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep coverage}. */
final class CoverageCommand extends SitrepCommand {
    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.COVERAGE_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED)
    private long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT",
            split = ",")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private BatchOptions.BotTimeoutOption botTimeout;

    @Option(names = "--max-decisions", paramLabel = "D", defaultValue = Defaults.MAX_DECISIONS)
    private int maxDecisions;

    @Mixin
    private ContentOptions content;

    @Mixin
    private FormatOption format;

    private record Counts(
            List<String> scenarios,
            List<String> bots,
            long seed,
            long trials,
            long aborted,
            List<Map<String, Object>> counts) {}

    private final Set<String> files = new LinkedHashSet<>();
    private final Set<String> titles = new LinkedHashSet<>();
    private final Set<String> players = new LinkedHashSet<>();
    private final Map<String, Map<String, Long>> timesByGroup = new LinkedHashMap<>();
    private long played;
    private long aborted;

    @Override
    public Integer call() {
        OptionRange.within("--trials", trials, 1, RunRequest.MAX_TRIALS);
        OptionRange.atLeast("--max-decisions", maxDecisions, 1);
        bots = SideBots.joined(bots, session().games().sides());
        final BotSource source = botTimeout.of(BotSource.of(bots));
        final List<OpenScenario> all = scenarios.stream()
                .map(file -> content.source(session(), file).by(source).require())
                .toList();
        final int code;
        try (Interrupts interrupts = Interrupts.install()) {
            for (final OpenScenario open : all) {
                if (bots.isEmpty()) {
                    add(open, open.bot(null), interrupts);
                }
                bots.forEach(bot -> add(open, open.bot(bot), interrupts));
            }
            if (interrupts.requested()) {
                console().message("Interrupted; the counts are of the trials played so far");
            }
            code = interrupts.requested() ? ExitCode.INTERRUPTED : aborted > 0 ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
        console().out(format.format).print(in(format.format));
        return code;
    }

    private void add(final OpenScenario scenario, final String bot, final Interrupts interrupts) {
        final Probe probe = scenario.compiled()
                .newProbe(bot, maxDecisions)
                .orElseThrow(() -> UserError.badData(
                        scenario.document().file() + " has nothing to count",
                        "name a scenario or a campaign with a story"));
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final TrialKey key = new TrialKey();
        DecisionWatchdog.call(scenario.bots(), () -> play(probe, outcome, key, interrupts));
        files.add(scenario.document().file());
        titles.add(scenario.document().title());
        players.add(bot);
        for (final Probe.Count count : probe.counts()) {
            timesByGroup
                    .computeIfAbsent(count.group(), none -> new LinkedHashMap<>())
                    .merge(count.name(), count.times(), Long::sum);
        }
    }

    private Void play(final Probe probe, final Outcome outcome, final TrialKey key, final Interrupts interrupts) {
        for (long trial = 0; trial < trials && !interrupts.requested(); trial++) {
            outcome.reset();
            probe.play(key.set(seed, trial), outcome);
            played++;
            aborted += outcome.aborted() ? 1 : 0;
        }
        return null;
    }

    /** Formats the counts: a digest for people, every count for programs. */
    private String in(final Format as) {
        return switch (as) {
            case TEXT -> title() + "\n" + digest().asText("") + never("  ");
            case MARKDOWN -> title() + "\n" + digest().in(as) + never("- ");
            case CSV -> all().in(as);
            case JSON ->
                Json.write(new Counts(List.copyOf(files), List.copyOf(players), seed, played, aborted, all().asList()))
                        + "\n";
        };
    }

    private String title() {
        return String.format(
                Locale.ROOT,
                "%s, played by %s: %d trials of seed %d, %d aborted\n",
                titles.size() == 1 ? titles.iterator().next() : titles.size() + " scenarios",
                String.join(" and ", players),
                played,
                seed,
                aborted);
    }

    private Table digest() {
        final Table table =
                new Table().text("group", "what").number("reached", "reached").number("of", "of");
        timesByGroup.forEach((group, times) -> table.row(
                group, times.values().stream().filter(count -> count > 0).count(), (long) times.size()));
        return table;
    }

    private String never(final String bullet) {
        final StringBuilder out = new StringBuilder();
        timesByGroup.forEach((group, times) -> {
            final List<String> missed =
                    times.keySet().stream().filter(name -> times.get(name) == 0).toList();
            if (!missed.isEmpty()) {
                out.append("\nNever reached, ").append(group).append(":\n\n");
                missed.forEach(name -> out.append(bullet).append(name).append('\n'));
            }
        });
        return out.toString();
    }

    private Table all() {
        final Table table =
                new Table().text("group", "what").text("name", "name").number("times", "times");
        timesByGroup.forEach((group, times) -> times.forEach((name, count) -> table.row(group, name, count)));
        return table;
    }
}
