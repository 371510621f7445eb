package org.sitrep.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;

/** Shows what everyone carries, and checks another loadout as files are checked. Immutable, thread-safe. */
final class Loadouts {
    /** Where the notation of kits has the id of a bearer: {@code loadouts.tried.kits.scout}. */
    private static final int BEARER = 3;

    private final Contents contents;

    /** A question. */
    record Question(
            @Field("What is played; with a loadout to choose before play begins.")
            Variant variant,

            @Field("Number of each thing, for each bearer; what the variant carries if there are none.")
            Optional<List<List<Integer>>> kits) {}

    /**
     * A loadout.
     *
     * @param unit name of what things take of a capacity
     * @param findings that belong to no single bearer
     * @param legal whether there are no findings at all
     * @param sets all changes of the variant with this loadout; null unless it is legal
     * @param ready legal loadouts that the content names; first that of the unchanged scenario if it is among them
     */
    record Answer(
            String unit,
            List<Bearer> bearers,
            List<Thing> things,
            List<String> findings,
            boolean legal,
            List<String> sets,
            List<Ready> ready) {}

    /**
     * A loadout that the content names.
     *
     * @param sets all changes of the variant with this loadout
     * @param chosen whether it is the present one
     */
    record Ready(String id, String title, List<String> sets, boolean chosen) {}

    /**
     * A person or force.
     *
     * @param side it is on; empty in a game of one side
     * @param load that its kit takes of the capacity
     * @param kit number of each thing
     * @param may whether it may hold each thing at all
     */
    record Bearer(
            String id,
            String label,
            String side,
            int load,
            int capacity,
            List<Integer> kit,
            List<Boolean> may,
            List<String> findings) {}

    /**
     * A thing that can be held.
     *
     * @param pool name of the supply that it comes from
     * @param left number that the supply still has; negative if too many are taken
     */
    record Thing(String id, String label, String pool, int load, String about, int left) {}

    Loadouts(final Contents contents) {
        this.contents = contents;
    }

    /**
     * Returns a loadout with everything that is wrong with it.
     *
     * @throws IllegalArgumentException if the scenario is not listed or has no loadout to choose, or the kits do not
     *     fit its bearers and things
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Answer answer(final Question question) {
        final PlayableScenario now = contents.experiment(question.variant()).open(KeyOrder.NONE);
        final LoadoutRules rules = rules(now)
                .orElseThrow(() -> new IllegalArgumentException(
                        question.variant().scenario() + " has no loadout to choose before play begins"));
        final Kits kits = question.kits().isEmpty()
                ? rules.present()
                : kits(rules.space(), question.kits().get());
        final List<String> others = others(question.variant(), rules);
        final PlayableScenario printed = contents.experiment(
                        question.variant().with(others, question.variant().bot()))
                .open(KeyOrder.NONE);
        final Optional<Kits> unchanged = rules(printed).map(LoadoutRules::present);
        final List<String> sets = sets(others, unchanged, rules, kits);
        final Findings found = new Findings();
        if (question.kits().isPresent()) {
            now.with(rules.sets(kits), found);
        }
        final List<Ready> ready = rules(printed).map(LoadoutRules::named).orElse(Map.of()).entrySet().stream()
                .map(named -> new Ready(
                        named.getKey(),
                        title(printed, "loadouts." + named.getKey(), named.getKey()),
                        sets(others, unchanged, rules, named.getValue()),
                        named.getValue().equals(kits)))
                .toList();
        return answer(now, rules, kits, found.sorted(), sets, ready);
    }

    static Optional<LoadoutRules> rules(final PlayableScenario scenario) {
        return scenario.game().loadoutRules(scenario.document());
    }

    private static Kits kits(final KitSpace space, final List<List<Integer>> counts) {
        final boolean fits = counts.size() == space.bearers().size()
                && counts.stream()
                        .allMatch(kit -> kit.size() == space.things().size()
                                && kit.stream().allMatch(count -> count != null && count >= 0));
        if (!fits) {
            throw new IllegalArgumentException("the kits do not fit the bearers and things of this scenario");
        }
        return new Kits(counts.stream()
                .map(kit -> kit.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new));
    }

    /** Returns the changes of a variant other than those of its loadout. */
    private static List<String> others(final Variant variant, final LoadoutRules rules) {
        final List<String> paths =
                rules.sets(rules.present()).stream().map(Loadouts::path).toList();
        return variant.sets().stream().filter(set -> !paths.contains(path(set))).toList();
    }

    /** Returns the changes with another loadout; without any of it if that is what is carried unchanged. */
    private static List<String> sets(
            final List<String> others, final Optional<Kits> unchanged, final LoadoutRules rules, final Kits kits) {
        final boolean same = unchanged.filter(kits::equals).isPresent();
        return same
                ? others
                : Stream.concat(others.stream(), rules.sets(kits).stream()).toList();
    }

    /** Returns the title or name of a loadout of the data; its id if it has none. */
    private static String title(final PlayableScenario scenario, final String path, final String id) {
        return Stream.of("title", "name")
                .flatMap(key -> scenario.document().text(path + "." + key).stream())
                .findFirst()
                .orElse(id);
    }

    private static String path(final String set) {
        return set.split("=", 2)[0];
    }

    private static Answer answer(
            final PlayableScenario scenario,
            final LoadoutRules rules,
            final Kits kits,
            final List<Finding> found,
            final List<String> sets,
            final List<Ready> ready) {
        final KitSpace space = rules.space();
        final List<Bearer> bearers = IntStream.range(0, space.bearers().size())
                .mapToObj(number -> bearer(scenario, rules, kits, number, found))
                .toList();
        final List<String> general = new ArrayList<>();
        found.stream()
                .filter(finding -> space.bearers().stream().noneMatch(bearer -> isOf(finding, bearer)))
                .forEach(finding -> general.add(text(finding)));
        if (found.isEmpty()) {
            general.addAll(space.faults(kits));
        }
        final boolean legal = general.isEmpty()
                && bearers.stream().allMatch(bearer -> bearer.findings().isEmpty());
        return new Answer(space.unit(), bearers, things(rules, kits), general, legal, legal ? sets : null, ready);
    }

    private static Bearer bearer(
            final PlayableScenario scenario,
            final LoadoutRules rules,
            final Kits kits,
            final int number,
            final List<Finding> found) {
        final KitSpace space = rules.space();
        final KitSpace.Bearer holder = space.bearers().get(number);
        final int[] kit = kits.kit(number);
        final List<String> own = found.stream()
                .filter(finding -> isOf(finding, holder))
                .map(Loadouts::text)
                .toList();
        final List<String> sides = scenario.game().sides().ids();
        return new Bearer(
                holder.id(),
                holder.label(),
                scenario.compiled().stakes().isEmpty() ? "" : sides.get(rules.side(number)),
                space.load(kit),
                holder.capacity(),
                Arrays.stream(kit).boxed().toList(),
                space.things().stream()
                        .map(thing -> holder.most().get(thing.pool()) > 0)
                        .toList(),
                own.isEmpty() ? space.faults(number, kit) : own);
    }

    private static boolean isOf(final Finding finding, final KitSpace.Bearer bearer) {
        final String[] steps = finding.path().split("\\.");
        return steps.length > BEARER && steps[0].equals("loadouts") && steps[BEARER].equals(bearer.id());
    }

    private static String text(final Finding finding) {
        return finding.message() + (finding.suggestion().isEmpty() ? "" : "; " + finding.suggestion());
    }

    private static List<Thing> things(final LoadoutRules rules, final Kits kits) {
        final KitSpace space = rules.space();
        final int[] drawn = space.drawn(kits);
        return IntStream.range(0, space.things().size())
                .mapToObj(number -> {
                    final KitSpace.Thing thing = space.things().get(number);
                    final KitSpace.Pool pool = space.pools().get(thing.pool());
                    return new Thing(
                            thing.id(),
                            thing.label(),
                            pool.label(),
                            thing.load(),
                            rules.about(number),
                            pool.most() - drawn[thing.pool()]);
                })
                .toList();
    }
}
