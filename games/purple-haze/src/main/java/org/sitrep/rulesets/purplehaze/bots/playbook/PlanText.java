package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Key;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;

/** A plan for one Mission; the Spaces between those of its way are left to the lines. */
public record PlanText(
        @Key String mission,

        @Field(value = "Spaces to reach in this order, e.g. C3.", orElse = "[]", max = PlanText.MOST_SPACES)
        List<String> way,

        @Field(value = "Options to choose in entries of the Mission, each as entry.step.option.", orElse = "[]")
        List<String> choices) {
    /** The most Spaces of a way. */
    static final int MOST_SPACES = 200;

    private static final Pattern CHOICE = Pattern.compile("([^.]+)\\.([^.]+)\\.([^.]+)");

    /**
     * Returns the path of the step of a choice in the data of a scenario; empty unless it has three parts.
     *
     * @param choice an element of {@link #choices}
     */
    Optional<String> step(final String choice) {
        final Matcher parts = CHOICE.matcher(choice);
        return parts.matches()
                ? Optional.of("missions." + mission + ".entries." + parts.group(1) + ".steps." + parts.group(2))
                : Optional.empty();
    }

    /** Returns the option of a choice. */
    static String option(final String choice) {
        return choice.substring(choice.lastIndexOf('.') + 1);
    }

    /**
     * Checks plans against a scenario. Missions that it does not have are left out, since a book may plan more, unless
     * their names are near to one that it has.
     *
     * @param book the playbook's document, for the places of findings
     */
    static void check(
            final Map<String, PlanText> plans,
            final ScenarioDocument book,
            final ScenarioDocument scenario,
            final Findings findings) {
        final List<String> missions = keys(scenario, "missions");
        for (final PlanText plan : plans.values()) {
            final String mission = "missions." + plan.mission;
            if (!missions.contains(plan.mission)) {
                DidYouMean.closest(plan.mission, missions)
                        .ifPresent(near -> findings.add(
                                PlaybookCodes.SCENARIO.id(),
                                book,
                                "plan." + plan.mission,
                                "there is no Mission " + plan.mission,
                                "did you mean " + near + "?"));
            } else {
                final String path = "plan." + plan.mission;
                final List<String> rows = rows(scenario, mission);
                for (int i = 0; i < plan.way.size(); i++) {
                    if (!isInPlay(plan.way.get(i), rows)) {
                        findings.add(
                                PlaybookCodes.SCENARIO.id(),
                                book,
                                path + ".way." + i,
                                plan.way.get(i) + " is no Space of the map of " + plan.mission,
                                "name a Space in play, for example "
                                        + scenario.text(mission + ".start").orElse("C3"));
                    }
                }
                for (int i = 0; i < plan.choices.size(); i++) {
                    plan.check(plan.choices.get(i), path + ".choices." + i, book, scenario, findings);
                }
            }
        }
    }

    private void check(
            final String choice,
            final String at,
            final ScenarioDocument book,
            final ScenarioDocument scenario,
            final Findings findings) {
        final Optional<String> step = step(choice);
        final List<String> options =
                step.map(path -> keys(scenario, path + ".choose")).orElse(List.of());
        if (options.isEmpty()) {
            findings.add(
                    PlaybookCodes.SCENARIO.id(),
                    book,
                    at,
                    "there is no choice " + choice + " in " + mission,
                    "write entry.step.option, with an entry of missions." + mission
                            + ".entries and a step with choose");
        } else if (!options.contains(option(choice))) {
            findings.add(
                    PlaybookCodes.SCENARIO.id(),
                    book,
                    at,
                    "the step has no option " + option(choice),
                    DidYouMean.suggestion(option(choice), options));
        }
    }

    private static List<String> rows(final ScenarioDocument scenario, final String mission) {
        return scenario.text(mission + ".map")
                .flatMap(map -> scenario.at("maps." + map + ".rows"))
                .filter(ListNode.class::isInstance)
                .map(list -> ((ListNode) list)
                        .items().stream()
                                .filter(ScalarNode.class::isInstance)
                                .map(row -> ((ScalarNode) row).text())
                                .toList())
                .orElse(List.of());
    }

    private static boolean isInPlay(final String name, final List<String> rows) {
        return MapSpace.parse(name)
                .filter(space -> space.row() <= rows.size())
                .filter(space -> space.column() <= rows.get(space.row() - 1).length())
                .filter(space -> rows.get(space.row() - 1).charAt(space.column() - 1) != '.')
                .isPresent();
    }

    private static List<String> keys(final ScenarioDocument scenario, final String path) {
        final Optional<Node> node = scenario.at(path);
        return node.filter(MapNode.class::isInstance).isPresent()
                ? List.copyOf(((MapNode) node.get()).entries().keySet())
                : List.of();
    }
}
