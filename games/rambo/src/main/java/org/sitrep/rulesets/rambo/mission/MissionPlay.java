package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Plays a mission from set-up to its end: rounds of four phases (RB-RND-1). One per playout; not thread-safe; allocates
 * nothing after construction.
 */
public final class MissionPlay extends MissionPart {
    private static final int MOMENTS_OF_ROUND = 16;
    private static final int ACTIVATION = 8;
    private static final int BATTLEFIELD = 9;
    private static final int TRIO = 3;
    /** Limit of changes to one hero's gear before a mission: enough to empty all slots and fill them again. */
    private static final int MOST_CHANGES = 2 * MissionState.GEAR;

    /**
     * Creates the parts of the rules.
     *
     * @param seat the player of the heroes
     * @param trace receives the events
     */
    public MissionPlay(final MissionState state, final Rolls rolls, final Seat<?> seat, final TrialListener trace) {
        super(new MissionParts(state, rolls, seat, trace));
    }

    /** Resets the state to before the set-up; call it before the seat begins. */
    public void reset() {
        s.reset();
        parts.triggers.begin();
    }

    /** Plays a mission to its end; {@link MissionState#cause} says how it ended. */
    public void play() {
        try {
            setUp();
            while (true) {
                round();
            }
        } catch (final MissionOver over) {
            // the state says how it ended
        }
    }

    private void setUp() {
        trace.tell(Event.MISSION_BEGINS);
        parts.fog.setUp(); // RB-SETUP-3
        for (int i = 0; i < mission.enemyLetter.length; i++) {
            parts.spawning.at(mission.enemyLetter[i], mission.enemySpace[i], MissionState.NONE); // RB-SETUP-6
        }
        parts.threats.setUp();
        for (int hero = 0; hero < s.party; hero++) {
            for (final int gear : s.table(hero).startingGear) {
                s.addGear(hero, gear); // RB-SETUP-10
            }
        }
        for (int hero = 0; hero < s.party; hero++) {
            equip(hero);
            parts.tactics.setUp(hero);
            for (int card = 0; card < GameTables.OPENING_HAND; card++) {
                parts.tactics.draw(hero); // RB-SETUP-11
            }
        }
        for (int hero = 0; hero < s.party; hero++) {
            place(hero);
        }
        trace.tell(Event.SET_UP);
    }

    /** Lets a hero add gear from the stash of a campaign and return gear to it, within its slots (RB-MODE-6). */
    private void equip(final int hero) {
        for (int change = 0; s.equips && change < MOST_CHANGES; change++) {
            final int room = mission.mission.slots() - s.slotsTaken(hero);
            final Decision decision = seat.open(DecisionKind.EQUIP, hero);
            for (long rest = s.inStash(); rest != 0; rest &= rest - 1) {
                final int gear = Long.numberOfTrailingZeros(rest);
                if (s.tables.gear.cards[gear].slots() <= room) {
                    decision.add(gear);
                }
            }
            for (int slot = 0; slot < s.gearCount[hero]; slot++) {
                decision.add(DecisionKind.STOW + slot);
            }
            decision.add(DecisionKind.NOBODY);
            final int chosen = seat.ask();
            if (chosen < 0) {
                return;
            }
            if (chosen >= DecisionKind.STOW) {
                final int stowed = s.removeGear(hero, chosen - DecisionKind.STOW);
                s.stash[stowed]++;
                trace.tell(Event.GEAR_STOWED, hero, stowed);
            } else {
                s.stash[chosen]--;
                s.addGear(hero, chosen);
                trace.tell(Event.GEAR_EQUIPPED, hero, chosen);
            }
        }
    }

    private void place(final int hero) {
        final Decision decision = seat.open(DecisionKind.START_SPACE, hero);
        for (final int start : mission.starts) {
            if (s.free(start)) {
                decision.add(start); // RB-SETUP-13
            }
        }
        final int space = seat.ask();
        s.heroSpace[hero] = space;
        s.occupant[space] = hero;
        trace.tell(Event.HERO_PLACED, hero, space);
    }

    private void round() {
        s.round++; // RB-SETUP-8, RB-RND-5
        s.turnOfRound = 0;
        moment(0);
        countRound();
        trace.tell(Event.ROUND_BEGINS, s.round);
        final int twice = startOfRound();
        parts.threats.deal();
        boolean extra = twice >= 0;
        while (s.turnOfRound < GameTables.TURNS) {
            moment(s.turnOfRound);
            final int hero = nextHero();
            parts.medals.anyTime(); // RB-MODE-7: a medal may lower alert before Red is checked
            s.turnsLeft[hero]--;
            parts.turn.play(hero, extra && hero == twice);
            extra &= hero != twice;
            s.turnOfRound++;
        }
        moment(ACTIVATION);
        parts.medals.anyTime();
        for (int hero = 0; hero < s.party; hero++) {
            s.record.atLevelInPhase[s.level(hero)]++;
        }
        parts.enemyPhase.play(); // RB-RND-4
        moment(BATTLEFIELD);
        parts.medals.anyTime();
        endOfRound();
    }

    private void countRound() {
        s.record.enemiesAt[s.round] = s.enemies();
        for (int hero = 0; hero < s.party; hero++) {
            s.record.levelsAt[s.round] += s.level(hero);
            s.record.woundsAt[s.round] += s.woundCount(hero);
        }
    }

    private void moment(final int ofRound) {
        s.moment = s.round * MOMENTS_OF_ROUND + ofRound;
        s.rulings = 0;
        s.areasDrawn = 0;
    }

    /**
     * Gives each hero its turns (RB-PC-1); returns who takes two in a party of three, {@link MissionState#NONE} in
     * other parties.
     */
    private int startOfRound() {
        int twice = MissionState.NONE;
        for (int hero = 0; hero < s.party; hero++) {
            s.turnsLeft[hero] = GameTables.TURNS / s.party;
            s.lastRoundStances[hero] = s.thisRoundStances[hero];
            s.thisRoundStances[hero] = 0;
        }
        if (s.party == TRIO) {
            final Decision decision = seat.open(DecisionKind.TWO_TURNS, 0);
            decision.addAll(0, (1 << TRIO) - 1);
            twice = seat.ask();
            s.turnsLeft[twice]++;
            trace.tell(Event.TWO_TURNS, twice);
        }
        if (s.party == 1 && !tables.options.soloRoundIcon().ofATurn()) {
            parts.turn.bonus(0, tables.options.soloRoundIcon(), HeroTurn.SOLO_ROUND_BONUS);
        }
        return twice;
    }

    private int nextHero() {
        final Decision decision = seat.open(DecisionKind.NEXT_HERO, 0);
        for (int hero = 0; hero < s.party; hero++) {
            if (s.turnsLeft[hero] > 0) {
                decision.add(hero); // RB-RND-3, RB-RND-7
            }
        }
        return seat.ask();
    }

    /** Plays phase 4 (RB-RND-5, RB-RND-6). */
    private void endOfRound() {
        final int list = mission.battlefield[s.round];
        if (list != EffectTable.NONE) {
            trace.tell(Event.BATTLEFIELD, s.round);
            parts.effects.run(
                    list, MissionState.NONE, MissionState.NONE, MissionRecord.BY_BATTLEFIELD, MissionState.NONE);
        }
        if (s.round == mission.mission.rounds()) {
            parts.over(Cause.TIME);
        }
        s.lasting.endRound(s.round);
    }
}
