package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.BotWatch;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Probe;

/** What missions of some scenarios reached in all, and what they did not. */
public final class Coverage {
    private final long seed;
    private final long missions;
    private final int maxDecisions;
    private final Set<String> scenarios = new LinkedHashSet<>();
    private final Set<String> titles = new LinkedHashSet<>();
    private final Set<String> bots = new LinkedHashSet<>();
    private final Map<String, Map<String, Long>> timesByGroup = new LinkedHashMap<>();
    private long played;
    private long aborted;

    /**
     * Begins to count.
     *
     * @param missions of each scenario and bot, from index 0
     */
    public Coverage(final long seed, final long missions, final int maxDecisions) {
        this.seed = seed;
        this.missions = missions;
        this.maxDecisions = maxDecisions;
    }

    /**
     * Plays missions and adds what they reach.
     *
     * @throws UserError if the game counts nothing in such a scenario
     */
    public void add(final OpenScenario scenario, final String bot) {
        final Probe probe = scenario.compiled()
                .newProbe(bot, maxDecisions)
                .orElseThrow(() -> UserError.badData(
                        scenario.document().file() + " has nothing to count",
                        "give a mission or a campaign that tells a story"));
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final MissionKey key = new MissionKey();
        BotWatch.call(scenario.bots(), () -> play(probe, outcome, key));
        scenarios.add(scenario.document().file());
        titles.add(scenario.document().title());
        bots.add(bot);
        for (final Probe.Count count : probe.counts()) {
            timesByGroup
                    .computeIfAbsent(count.group(), none -> new LinkedHashMap<>())
                    .merge(count.name(), count.times(), Long::sum);
        }
    }

    private Void play(final Probe probe, final Outcome outcome, final MissionKey key) {
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            probe.play(key.set(seed, mission), outcome);
            played++;
            aborted += outcome.aborted() ? 1 : 0;
        }
        return null;
    }

    /** Returns how many missions were given up. */
    public long aborted() {
        return aborted;
    }

    /** Returns it in a format: a digest for people, every count for programs. */
    public String in(final Format format) {
        return switch (format) {
            case TEXT -> title() + "\n" + digest().asText("") + never("  ");
            case MARKDOWN -> title() + "\n" + digest().in(format) + never("- ");
            case CSV -> all().in(format);
            case JSON -> Json.write(json()) + "\n";
        };
    }

    private String title() {
        return String.format(
                Locale.ROOT,
                "%s, played by %s: %d missions of seed %d, %d given up\n",
                titles.size() == 1 ? titles.iterator().next() : titles.size() + " scenarios",
                String.join(" and ", bots),
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

    private Map<String, Object> json() {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("scenarios", new ArrayList<>(scenarios));
        json.put("bots", new ArrayList<>(bots));
        json.put("seed", seed);
        json.put("missions", played);
        json.put("aborted", aborted);
        json.put("counts", all().asList());
        return json;
    }
}
