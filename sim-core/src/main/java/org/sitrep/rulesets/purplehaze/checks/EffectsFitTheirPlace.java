package org.sitrep.rulesets.purplehaze.checks;

import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-RNR-3, PH-ENC-2: at R&amp;R there is no map, on the map no R&amp;R, and a General card knows no Mission. */
final class EffectsFitTheirPlace implements Check {
    private static final int MOST_THREAT = 9;
    private static final int MOST_ELAPSED = 10080;

    @Override
    public String code() {
        return "PH071";
    }

    @Override
    public String summary() {
        return "an effect, condition or combat that its place does not have";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                if (booklet.kind() == Booklet.Kind.REST) {
                    checkRest(step, document, findings);
                } else {
                    checkMap(step, document, findings);
                }
            }
        }
        for (final Encounter card : game.encounters().values()) {
            final boolean general = card.deck().equals(Encounter.GENERAL);
            for (final StoryStep step : Booklet.of(card, game).steps()) {
                refuse(
                        step,
                        general ? EffectParts.OF_ONE_MISSION : Set.of(),
                        "a General card is drawn in any Mission and cannot know its map, Events or objectives",
                        document,
                        findings);
                refuse(
                        step,
                        Set.of("keepEvent"),
                        "an Encounter has no marker that could stay on the map",
                        document,
                        findings);
            }
        }
    }

    private void checkRest(final StoryStep step, final ScenarioDocument document, final Findings findings) {
        refuse(step, EffectParts.OF_MISSIONS, "at R&R there is no Mission any more", document, findings);
        step.step()
                .fight()
                .ifPresent(fight ->
                        add(step.path() + ".fight", "there are no combats at R&R", "take it out", document, findings));
        for (final StoryStep.PlacedCondition placed : step.conditions()) {
            if (asksForTheMap(placed.condition())) {
                add(
                        placed.path(),
                        "at R&R there is no map, no clock and no Threat",
                        "ask for log entries, Marines or what the Squad owns",
                        document,
                        findings);
            }
        }
    }

    private static boolean asksForTheMap(final Condition asked) {
        return !asked.met().isEmpty()
                || asked.night().isPresent()
                || asked.threatAtLeast() > 1
                || asked.threatAtMost() < MOST_THREAT
                || asked.staminaAtLeast() > 0
                || asked.elapsedAtMost() < MOST_ELAPSED
                || !asked.die().isEmpty()
                || asked.nearEaz().isPresent()
                || asked.burdened().isPresent();
    }

    private void checkMap(final StoryStep step, final ScenarioDocument document, final Findings findings) {
        refuse(step, Set.of("rest"), "this happens at R&R only", document, findings);
    }

    private void refuse(
            final StoryStep step,
            final Set<String> keys,
            final String reason,
            final ScenarioDocument document,
            final Findings findings) {
        for (final StoryStep.PlacedEffect placed : step.effects()) {
            EffectParts.all(placed.effect()).stream()
                    .filter(keys::contains)
                    .forEach(key -> add(placed.path() + "." + key, reason, "take " + key + " out", document, findings));
        }
    }

    private void add(
            final String path,
            final String message,
            final String suggestion,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, path, message, suggestion);
    }
}
