package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.scenario.Words;

/**
 * Narrates a Mission: the briefing, each round with its map, Events and Encounters, combats, and the summary at the
 * end. A Trait test is shown with dice drawn from the law of the dice given its result, as in {@link CombatStory}.
 */
public class MissionStory extends EntryStory {
    /**
     * Begins a story.
     *
     * @param mission state of the narrated Missions
     * @param combat state of their combats
     * @param key key from which the rolls are drawn, with the value at each of them
     */
    public MissionStory(
            final MissionState mission, final CombatState combat, final TrialKey key, final Narrator narrator) {
        super(mission, combat, key, narrator);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case MISSION_BEGINS -> missionBegins();
            case OBJECTIVE_MET -> objectiveMet(n[0]);
            case MISSION_ENDED -> missionEnded(MissionEnd.values()[n[0]]);
            default -> super.heard(event, n);
        }
    }

    private void missionBegins() {
        final Mission definition = definition();
        narrator.headingOfRolls("Mission " + definition.number() + ": " + definition.title());
        narrator.line(definition.briefing());
        for (final Objective objective : definition.objectives().values()) {
            narrator.line("- " + objective.title() + ": " + objective.experience() + " XP per Marine"
                    + (objective.primary() ? " (primary)." : "."));
        }
        narrator.board(MapPicture.of(mission));
        narrator.legend(MapPicture.key(mission));
    }

    private void objectiveMet(final int objective) {
        if (mission.end == null) { // objectives that are evaluated at the end are part of the summary
            narrate("Objective met: " + objectives().get(objective).title());
        }
    }

    private void missionEnded(final MissionEnd end) {
        narrator.heading("End of the Mission: " + end.label());
        final String text = definition().endings().get(Words.of(end));
        if (text != null) {
            narrator.line(text);
        }
        final List<Objective> objectives = objectives();
        for (int o = 0; o < objectives.size(); o++) {
            final boolean met = (mission.met >>> o & 1) != 0;
            narrator.line((met ? "Met: " : "Not met: ") + objectives.get(o).title() + ".");
        }
        MissionSummary.tell(mission, narrator);
    }

    private List<Objective> objectives() {
        return new ArrayList<>(definition().objectives().values());
    }
}
