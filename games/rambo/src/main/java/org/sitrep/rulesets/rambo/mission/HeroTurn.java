package org.sitrep.rulesets.rambo.mission;

import java.util.EnumSet;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.GearTable;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Decision;

/** Plays a hero's turn in its four steps (RB-TURN-1 to RB-TURN-4). */
final class HeroTurn extends MissionPart {
    /** Tokens of the bonus that a solo hero gains each round (RB-PC-1). */
    static final int SOLO_ROUND_BONUS = 2;

    private static final int RED = 3;

    private final Options options = tables.options;
    private final EnumSet<Forbidden.Action> offered = tables.actions;

    HeroTurn(final MissionParts parts) {
        super(parts);
    }

    /**
     * Plays a turn.
     *
     * @param extra whether it is the first of two turns that the hero takes in a party of three
     */
    void play(final int hero, final boolean extra) {
        begin(hero);
        if (options.redCheck() != Options.RedCheck.AFTER_TRIGGERS) {
            checkRed(hero);
        }
        if (options.startTriggers() == Options.StartTriggers.AFTER_CLEARING) { // AMB-PERS-1
            clear(hero);
        }
        parts.threats.atStart(hero); // RB-PERS-3
        if (options.startTriggers() != Options.StartTriggers.AFTER_CLEARING) {
            clear(hero);
        }
        if (options.redCheck() == Options.RedCheck.AFTER_TRIGGERS) { // AMB-TURN-1
            checkRed(hero);
        }
        if (extra) { // RB-PC-1
            bonus(hero, options.extraTurnIcon(), 1);
        }
        if (s.party == 1) {
            if (s.turnOfRound == 0 && options.soloRoundIcon().ofATurn()) { // AMB-ICON-2
                bonus(hero, options.soloRoundIcon(), SOLO_ROUND_BONUS);
            }
            bonus(hero, options.soloTurnIcon(), 1);
        }
        anyTime(hero);
        parts.threats.reveal(hero);
        anyTime(hero);
        stance(hero);
        s.inStep4 = true;
        while (act(hero)) { // RB-TURN-4
            parts.triggers.look(hero);
        }
        parts.triggers.endOfTurn(hero);
        end(hero);
    }

    private void begin(final int hero) {
        s.active = hero;
        s.stance = MissionState.NONE;
        s.inStep4 = false;
        s.movement = 0;
        s.actions = 0;
        s.tacticsUsed = false;
        s.easyRough = false;
        s.firstStepDamage = 0;
        s.gearUsed = 0;
        s.killsOfTurn = 0;
        s.nextAttack.clear();
        s.turnAttacks.clear();
        s.record.add(Count.TURNS, 1);
        s.record.turnsAtLevel[hero * MissionRecord.LEVELS + s.level(hero)]++;
        trace.tell(Event.TURN_BEGINS, hero);
    }

    private void checkRed(final int hero) {
        if (mission.mission.failure().redAtStartOfTurn() && s.level(hero) == RED) { // RB-PERS-5
            parts.over(Cause.RED);
        }
    }

    /** Plays step 1: cards of the last turn leave, armor is returned (RB-TURN-1). */
    private void clear(final int hero) {
        final int threat = s.threatInPlay[hero];
        final int card = s.cardInPlay[hero];
        final int armor = s.armor[hero];
        if (threat >= 0) {
            s.threatsGone |= 1L << threat;
            s.threatInPlay[hero] = MissionState.NONE;
        }
        if (card >= 0) {
            s.discarded[hero] |= 1 << card;
            s.cardInPlay[hero] = MissionState.NONE;
        }
        s.lasting.clearOwner(hero);
        s.armor[hero] = 0;
        if (threat >= 0 || card >= 0 || armor > 0) {
            trace.tell(Event.HERO_CLEARS, hero, threat, card, armor);
        }
    }

    /** Grants a bonus for the number of players (RB-PC-2, RB-PC-3). */
    void bonus(final int hero, final Options.BonusIcon icon, final int amount) {
        trace.tell(Event.HERO_BONUS, hero, icon.ordinal(), amount);
        switch (icon) {
            case VALOR -> parts.tracks.valor(hero, amount);
            case ARMOR -> parts.tracks.armor(hero, amount);
            case HEAL -> parts.tracks.heal(hero, amount);
            case ACTION -> s.actions += s.active == hero ? amount : 0;
            case MOVEMENT -> s.movement += s.active == hero ? amount : 0;
        }
    }

    /** Plays step 3 (RB-STANCE-1 to RB-STANCE-6). */
    private void stance(final int hero) {
        final HeroTable board = s.table(hero);
        final int legal = legalStances(s, hero);
        if (legal == 0) {
            trace.tell(Event.HERO_STANCE, hero, MissionState.NONE);
            grant(hero, 0, 0);
            return;
        }
        final Decision decision = seat.open(DecisionKind.STANCE, hero);
        decision.addAll(0, legal);
        final int stance = seat.ask();
        s.stance = stance;
        s.record.stances[hero * HeroTable.STANCES + stance]++;
        trace.tell(Event.HERO_STANCE, hero, stance);
        parts.tracks.alert(hero, board.stances[stance].alert(), MissionRecord.BY_STANCE); // RB-STANCE-2, RB-STANCE-6
        parts.tracks.heal(hero, board.stances[stance].heal());
        parts.tracks.valor(hero, board.stances[stance].valor());
        parts.tracks.armor(hero, board.stances[stance].armor());
        grant(hero, board.stances[stance].movement(), board.stances[stance].actions());
    }

    private void grant(final int hero, final int movement, final int actions) {
        s.movement = Math.max(0, s.movement + movement - s.carrying[hero]); // RB-MOVE-10
        s.actions = Math.max(0, s.actions + actions);
    }

    /** Returns the mask of stances that a hero may choose (RB-STANCE-1, RB-STANCE-4, RB-STANCE-5). */
    static int legalStances(final MissionState s, final int hero) {
        final int open = s.table(hero).stanceMask & ~s.wounds[hero];
        final int last = s.lastStance[hero] < 0 ? 0 : 1 << s.lastStance[hero];
        if (s.tables.options.stanceMemory() == Options.StanceMemory.LAST_ROUND) { // AMB-STANCE-1
            final int fresh = open & ~(s.lastRoundStances[hero] | s.thisRoundStances[hero]);
            if (fresh != 0) {
                return fresh;
            }
        }
        return (open & ~last) != 0 ? open & ~last : open; // AMB-STANCE-2
    }

    /**
     * Asks for one option of step 4, actions and free ones in any order (RB-ACT-1, RB-ACT-5); returns whether the turn
     * goes on.
     */
    private boolean act(final int hero) {
        final Decision decision = seat.open(DecisionKind.ACT, hero);
        addSteps(hero, decision);
        if (s.actions > 0) {
            addAttacks(hero, decision); // RB-ACT-2
            if (offered.contains(Forbidden.Action.DRAW) && s.deckLeft(hero) > 0) {
                decision.add(DecisionKind.DRAW);
            }
        }
        addPois(hero, decision);
        addCards(hero, decision);
        addUses(hero, decision);
        parts.medals.addOptions(hero, decision);
        decision.add(DecisionKind.END);
        final int chosen = seat.ask();
        final int what = chosen & DecisionKind.WHAT;
        final int which = chosen & ~DecisionKind.WHAT;
        switch (what) {
            case DecisionKind.MOVE -> parts.steps.step(hero, which);
            case DecisionKind.ATTACK -> {
                s.actions--;
                final boolean lastBurst = (which & DecisionKind.LAST_BURST) != 0;
                final int slot = which & ~DecisionKind.LAST_BURST;
                parts.attacks.attack(hero, slot, lastBurst, AttackChange.NONE, MissionState.NONE);
            }
            case DecisionKind.DRAW -> {
                s.actions--;
                s.record.cardsDrawn[hero]++;
                parts.tactics.draw(hero);
            }
            case DecisionKind.POI -> usePoi(hero, which >> 4, which & 0xF);
            case DecisionKind.PLAY -> parts.tactics.play(hero, which);
            case DecisionKind.DISCARD -> parts.tactics.discard(hero, which);
            case DecisionKind.USE -> use(hero, which);
            case DecisionKind.SPEND -> parts.medals.spend(hero, which);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Offers a hero gear in its own turn, and its medals, outside step 4 (RB-GEAR-6, RB-MODE-7). */
    void anyTime(final int hero) {
        while (true) {
            final Decision decision = seat.open(DecisionKind.ANY_TIME, hero);
            if (hero == s.active) {
                addUses(hero, decision);
            }
            parts.medals.addOptions(hero, decision);
            if (decision.count() == 0) {
                return;
            }
            decision.add(DecisionKind.END);
            final int chosen = seat.ask();
            final int which = chosen & ~DecisionKind.WHAT;
            switch (chosen & DecisionKind.WHAT) {
                case DecisionKind.USE -> use(hero, which);
                case DecisionKind.SPEND -> parts.medals.spend(hero, which);
                default -> {
                    return;
                }
            }
            if (hero == s.active) {
                parts.triggers.look(hero);
            }
        }
    }

    private void addSteps(final int hero, final Decision decision) {
        final int most = s.movement + (s.valorMoves(hero, s.stance) ? s.valor[hero] : 0); // RB-MOVE-9, AMB-MOVE-4
        for (int d = 0; d < MapTable.DIRECTIONS; d++) {
            final int cost = parts.steps.cost(hero, d);
            if (cost > 0 && cost <= most) {
                decision.add(DecisionKind.MOVE + d);
            }
        }
    }

    private void addAttacks(final int hero, final Decision decision) {
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            if (parts.attacks.possible(hero, slot, false, AttackChange.NONE)) {
                decision.add(DecisionKind.ATTACK + slot);
            }
            if (parts.attacks.possible(hero, slot, true, AttackChange.NONE)) {
                decision.add(DecisionKind.ATTACK + slot + DecisionKind.LAST_BURST);
            }
        }
    }

    private void addPois(final int hero, final Decision decision) {
        for (int poi = 0; poi < s.poiSpace.length; poi++) {
            if (!s.isBeside(hero, s.poiSpace[poi])) {
                continue;
            }
            for (int option = 0; option < mission.poiOptions[poi].length; option++) {
                if (mission.poiOptions[poi][option].actions() <= s.actions
                        && Requirements.hold(s, mission.optionConditions[poi][option], hero)) {
                    decision.add(DecisionKind.POI + (poi << 4) + option);
                }
            }
        }
    }

    private void addCards(final int hero, final Decision decision) {
        if (s.tacticsUsed) {
            return;
        }
        final HeroTable board = s.table(hero);
        for (int rest = offered.contains(Forbidden.Action.PLAY) ? s.hand[hero] : 0; rest != 0; rest &= rest - 1) {
            final int card = Integer.numberOfTrailingZeros(rest);
            if (Requirements.holds(s, board.cards[card].requires(), hero)) {
                decision.add(DecisionKind.PLAY + card);
            }
        }
        decision.addAll(DecisionKind.DISCARD, offered.contains(Forbidden.Action.DISCARD) ? s.hand[hero] : 0);
    }

    private void addUses(final int hero, final Decision decision) {
        final GearTable gear = tables.gear;
        for (int slot = 0; offered.contains(Forbidden.Action.USE) && slot < s.gearCount[hero]; slot++) {
            final int card = s.gear(hero, slot);
            if (gear.use[card] >= 0
                    && (s.gearUsed >> slot & 1) == 0
                    && Requirements.holds(
                            s, gear.cards[card].use().orElseThrow().requires(), hero)) {
                decision.add(DecisionKind.USE + slot);
            }
        }
    }

    private void usePoi(final int hero, final int poi, final int option) {
        s.actions -= mission.poiOptions[poi][option].actions();
        s.record.add(Count.POIS_USED, 1);
        s.record.poiUses[poi * MissionRecord.POI_OPTIONS + Math.min(option, MissionRecord.POI_OPTIONS - 1)]++;
        trace.tell(Event.POI_USED, hero, poi, option);
        parts.effects.run(mission.optionEffects[poi][option], hero, MissionState.NONE, MissionRecord.BY_CARD, poi);
    }

    private void use(final int hero, final int slot) {
        final int card = s.gear(hero, slot);
        s.record.gearUses[card]++;
        trace.tell(Event.GEAR_USED, hero, card);
        if (tables.gear.cards[card].use().orElseThrow().discards()) {
            parts.finds.discard(hero, slot);
        } else {
            s.gearUsed |= 1 << slot; // AMB-GEAR-1
        }
        parts.effects.run(tables.gear.use[card], hero, MissionState.NONE, MissionRecord.BY_CARD, MissionState.NONE);
    }

    private void end(final int hero) {
        if (s.stance >= 0) {
            s.lastStance[hero] = s.stance;
            s.thisRoundStances[hero] |= 1 << s.stance;
        }
        trace.tell(Event.TURN_OVER, hero);
        s.active = MissionState.NONE;
        s.stance = MissionState.NONE;
        s.inStep4 = false;
    }
}
