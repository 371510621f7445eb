package org.sitrep.rulesets.rambo.story;

import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Rolls;

/** All draws of a mission, each told as it is made. None is good or bad luck by itself: cards have no order from good to bad, and the Mission Leader's rulings have none either. */
public final class ToldRolls extends Rolls {
    static final String TACTICS = "tacticsCard";
    static final String AREA = "nextArea";
    static final String LEADER = "leader";

    private final Rolling told;
    private final MissionState state;
    private final Log log;

    /**
     * Makes the rolls of a mission that is told.
     *
     * @param log tells what came before a draw
     */
    ToldRolls(final MissionKey key, final MissionState state, final Rolling told, final Log log) {
        super(key);
        this.told = told;
        this.state = state;
        this.log = log;
    }

    @Override
    public int threatCard(final int deck, final int nth, final int count) {
        final int index = super.threatCard(deck, nth, count);
        told.drawn("threatCard", "Threat card dealt", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int tacticsCard(final int hero, final int nth, final int count) {
        final int index = super.tacticsCard(hero, nth, count);
        log.turnTo(hero);
        told.drawn(TACTICS, "Tactics card", index, count).of(Wording.hero(state, hero));
        return index;
    }

    @Override
    public int fogContent(final int nth, final int count) {
        final int index = super.fogContent(nth, count);
        told.drawn("fogContent", "Fog card laid out", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int nextArea(final int moment, final int nth, final int count) {
        final int index = super.nextArea(moment, nth, count);
        told.drawn(AREA, "Area of a spawn", index, count);
        return index;
    }

    @Override
    public int leader(final int moment, final int who, final int nth, final int count) {
        final int index = super.leader(moment, who, nth, count);
        log.settle();
        told.drawn(LEADER, "Mission Leader rules", index, count);
        return index;
    }
}
