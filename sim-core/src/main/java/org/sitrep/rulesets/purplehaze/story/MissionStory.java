package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Decision;

/**
 * Tells a Mission in words: the briefing, each round with its map, what the Squad comes upon, its combats, and the reckoning at the end. A Trait test is shown with dice
 * drawn from the law of the dice given its result, as in {@link CombatStory}.
 */
public class MissionStory extends EntryStory {
    /**
     * Begins a story.
     *
     * @param mission of the Missions that are told
     * @param combat of their combats
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public MissionStory(
            final MissionState mission, final CombatState combat, final MissionKey key, final Narrator narrator) {
        super(mission, combat, key, narrator);
    }

    @Override
    public void missionBegins() {
        final Mission definition = definition();
        narrator.heading("Mission " + definition.number() + ": " + definition.title());
        narrator.line(definition.briefing());
        for (final Objective objective : definition.objectives().values()) {
            narrator.line("- " + objective.title() + ": " + objective.experience() + " XP for each Marine"
                    + (objective.primary() ? " (primary)." : "."));
        }
        narrator.board(MapPicture.of(mission));
        narrator.legend(MapPicture.key(mission));
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        final String of = " (option " + (chosen + 1) + " of " + decision.count() + ")";
        final int taken = decision.option(chosen);
        switch (decision.kind()) {
            case Ask.SQUAD_ACTION -> squadActs(taken, of);
            case Ask.DURATION -> action = action + ", length" + of;
            case Ask.ENTRY_OPTION -> option = of;
            case Ask.ENTRY_MARINE -> narrator.line("> " + Wording.marineFirst(state, taken) + of + ".");
            case Ask.EVAC -> flies(taken, of);
            default -> {
                final String declined = taken == Ask.NOBODY ? declined(decision.kind()) : "";
                if (!declined.isEmpty()) {
                    narrator.line("  " + declined + of + ".");
                }
                super.decided(decision, chosen);
            }
        }
    }

    private void squadActs(final int taken, final String of) {
        if (taken == Ask.EVAC_ALL || taken == Ask.EVAC_ELIGIBLE) {
            flies(taken, of);
        } else {
            action = of;
        }
    }

    private void flies(final int taken, final String of) {
        narrator.line(
                switch (taken) {
                    case Ask.EVAC_ALL -> "Evac: all are flown out" + of + ".";
                    case Ask.EVAC_ELIGIBLE -> "Evac: those who may be are flown out" + of + ".";
                    default -> "Nobody is flown out" + of + ".";
                });
    }

    /** What is told of a question that was answered with nobody or no; a yes is told by what follows from it. */
    private static String declined(final int kind) {
        return switch (kind) {
            case Ask.RATION -> "No ration is eaten";
            case Ask.FIRST_AID -> "No First Aid";
            case Ask.PEP_TALK -> "No PEP TALK";
            case Ask.COMEDIAN -> "No joke is told";
            case Ask.TRAIL_SENSE -> "TRAIL SENSE is not used";
            case Ask.GHOST -> "The Threat die stays as it is";
            case Ask.PLAY_BOON -> "The Boon card is not played";
            case Ask.REMOVE_EAZ -> "No EAZ is taken off";
            case Ask.NEXT_ENCOUNTER -> "The next Encounter stays on top";
            case Ask.PAY_BOON_POINT -> "No Boon point is paid";
            case Ask.GAMBLE_AGAIN -> "The gamble is not rolled again";
            default -> "";
        };
    }

    @Override
    public void objectiveMet(final int objective) {
        if (mission.end == null) { // those looked at in the end are reckoned up
            narrator.line("  Objective met: " + objectives().get(objective).title() + ".");
        }
    }

    private List<Objective> objectives() {
        return new ArrayList<>(definition().objectives().values());
    }

    @Override
    public void missionEnded(final MissionEnd end) {
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
        Reckoning.tell(mission, narrator);
    }
}
