package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * The rifleman on the map: hands each question to whoever knows about it. Keeps nothing from one question to the next
 * but what follows from what he sees.
 */
public final class RiflemanMap {
    private static final int YES = 1;
    /** Threat from which cards that keep it down are played. */
    private static final int SOME_THREAT = 4;
    /** SP below which an easier way is worth a card. */
    private static final int TIRED = 8;
    /** A gamble that came to so little is rolled again. */
    private static final int BAD_GAMBLE = 2;

    private final ActionSense action = new ActionSense();
    private final AidSense aid = new AidSense();
    private final KitSense kit = new KitSense();
    private final StoryWorth story;

    /** Makes a rifleman. */
    public RiflemanMap() {
        this(new StoryWorth());
    }

    /** Judges Events and Encounters so. */
    RiflemanMap(final StoryWorth story) {
        this.story = story;
    }

    /** Returns the index of the option that he takes. */
    public int choose(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION -> action.act(squad, mission, decision);
            case Ask.DURATION -> action.duration(squad, mission, decision);
            case Ask.EVAC -> action.helicopter(squad, mission, decision);
            case Ask.RATION -> YES;
            case Ask.FIRST_AID -> aid.firstAid(squad, mission, decision);
            case Ask.HEAL -> aid.heal(squad, decision);
            case Ask.PEP_TALK, Ask.COMEDIAN -> aid.cheerUp(squad, decision);
            case Ask.POINT_MAN -> aid.pointMan(squad, mission, decision);
            case Ask.TRAIL_SENSE, Ask.GHOST -> mission.threat() >= SOME_THREAT ? YES : 0;
            case Ask.PLAY_BOON -> playsCard(squad, mission, decision) ? YES : 0;
            case Ask.REMOVE_EAZ -> YES;
            case Ask.NEXT_ENCOUNTER -> nextEncounter(squad, mission, decision);
            case Ask.ENTRY_OPTION -> option(squad, mission, decision);
            case Ask.ENTRY_MARINE -> marine(squad, mission, decision);
            case Ask.GAMBLE_AGAIN -> decision.subject() <= BAD_GAMBLE ? YES : 0;
            default -> kit.choose(squad, decision);
        };
    }

    private static boolean playsCard(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (squad.boonEffect(decision.subject())) {
            case MARCH_THREAT -> mission.threat() >= SOME_THREAT;
            case LEFT_SHIFT -> mission.stamina() < TIRED;
            default -> true;
        };
    }

    private int nextEncounter(final SquadView squad, final MissionView mission, final Decision decision) {
        story.begin(squad, mission, mission.story);
        return story.ofEntry(mission.story.encounter(decision.subject())) < 0 ? YES : 0;
    }

    private int option(final SquadView squad, final MissionView mission, final Decision decision) {
        story.begin(squad, mission, mission.story);
        return story.bestOption(decision);
    }

    private int marine(final SquadView squad, final MissionView mission, final Decision decision) {
        story.begin(squad, mission, mission.story);
        return story.bestMarine(decision);
    }

    /** Returns why he answers a question so, and what options of Events and Encounters are worth to him. */
    public Explanation explain(
            final SquadView squad, final MissionView mission, final Decision decision, final int chosen) {
        final int option = decision.option(chosen);
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION, Ask.EVAC -> Explanation.of(action.why(squad, mission, option));
            case Ask.DURATION -> Explanation.of(action.why(squad, mission, Ask.BIVOUAC));
            case Ask.ENTRY_OPTION -> {
                story.begin(squad, mission, mission.story);
                yield weighed(decision, chosen, way -> story.ofOption(decision.subject(), way));
            }
            case Ask.ENTRY_MARINE -> {
                story.begin(squad, mission, mission.story);
                yield weighed(decision, chosen, marine -> story.ofMarine(decision.subject(), marine));
            }
            default -> Explanation.of(MapReasons.small(decision, chosen));
        };
    }

    private static Explanation weighed(final Decision decision, final int chosen, final IntToDoubleFunction worth) {
        final double[] worths = new double[decision.count()];
        double next = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            worths[i] = worth.applyAsDouble(decision.option(i));
            next = i == chosen ? next : Math.max(next, worths[i]);
        }
        return Explanation.of(
                String.format(
                        Locale.ROOT,
                        "by its effects and the odds of its tests worth %.2f, the next %.2f",
                        worths[chosen],
                        next),
                worths);
    }
}
