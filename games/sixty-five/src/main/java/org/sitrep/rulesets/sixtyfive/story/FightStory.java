package org.sitrep.rulesets.sixtyfive.story;

import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.story.SceneNarrator;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.strategy.EventListener;

/** Reports moves, attacks, strikes and assaults, and what becomes of the units. */
abstract class FightStory extends EventListener<Event> {
    private static final int SHAKEN = 0;
    private static final int REDUCED = 1;

    final BattleState state;
    final Battle battle;
    final Words words;
    final RollNarrator narrator;
    final Log log;
    /** Side whose knowledge the story keeps to; -1 for all. */
    final int sight;

    private final HexScene scene;
    /** Units that have joined the attack that is being declared. */
    private long joined;
    /** Cards that the present strike or assault still draws at its soft targets. */
    int strikeCards;

    FightStory(final BattleState state, final Narrator to) {
        this.state = state;
        battle = state.tables.battle.printed;
        words = new Words(state.tables);
        sight = to.sight();
        scene = new HexScene(state, words);
        narrator = new RollNarrator(
                new SceneNarrator(to, () -> Optional.of(scene.now()), () -> Roster.tracks(state, words)));
        log = new Log(words, narrator);
    }

    /** Returns whether the hand of a side is hidden from the reader. */
    final boolean hides(final int side) {
        return sight >= 0 && side != sight;
    }

    /** Begins a step. */
    final void heading(final String text) {
        log.settle();
        narrator.heading(text);
    }

    final String unit(final int unit) {
        return words.unit(unit);
    }

    final String hex(final int at) {
        return words.hex(at);
    }

    final String side(final int side) {
        return words.side(side);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case UNIT_MOVED -> {
                mark(n[0], Kind.ACTS);
                log.go(n[0], hex(n[1]), " - " + hex(n[2]), n[3]);
            }
            case UNIT_TURNED -> turned(n[0], n[1], n[2]);
            case UNIT_LOADED -> log.say(unit(n[0]) + " gets on " + unit(n[1]) + ".");
            case UNIT_UNLOADED -> log.say(unit(n[0]) + " gets off " + unit(n[1]) + " in " + hex(state.hex[n[0]]) + ".");
            case UNIT_ARRIVED -> log.say(unit(n[0]) + " arrives in " + hex(n[1]) + ".");
            case UNIT_EXITED -> log.say(unit(n[0]) + " leaves the map from " + hex(n[1]) + ".");
            case UNIT_RETREATED ->
                log.say("  " + unit(n[0]) + " retreats from " + hex(n[1]) + " to " + hex(n[2]) + ".");
            case HELICOPTER_MODE -> log.say(unit(n[0]) + " is now " + Words.flight(n[1]) + ".");
            case HEX_CONTROLLED -> controlled(n[0], n[1]);
            case ATTACK_JOINED -> joined |= 1L << n[0];
            case OPPORTUNITY_FIRE -> log.say("Opportunity Fire from " + hex(n[0]) + ":");
            case ATTACK -> attack(n[0], n[1], n[2]);
            case ATTACK_ON_ARMOR -> attackOnArmor(n[0], n[1], n[2]);
            case DAMAGE_CARD -> damageCard(n[0], n[1] != 0);
            case CARD_REDRAWN -> {
                strikeCards++;
                log.say("  Card " + words.number(n[0]) + " is drawn again.");
            }
            case TARGETING ->
                log.say("  Card " + words.number(n[3]) + ", Target Number " + words.tn(n[3]) + ", needed " + n[2] + ": "
                        + (n[4] != 0 ? "hit." : "miss."));
            case PENETRATION -> penetration(n);
            case STRIKE -> log.say("The " + side(n[0]) + " strikes " + hex(n[1]) + ".");
            case STRIKE_AT -> strikeAt(n[0], n[1]);
            case ASSAULT ->
                log.say("Assault on " + hex(n[0]) + " by the " + side(n[1]) + ": "
                        + words.units(state.ground(n[0], n[1])) + " against "
                        + words.units(state.ground(n[0], 1 - n[1])) + ".");
            case ASSAULT_DRAW ->
                log.say("  " + side(n[0]) + ": " + Phrases.count(n[1], "card", "cards") + ", "
                        + Phrases.count(n[2], "hit", "hits") + ".");
            case ASSAULT_BROKEN_OFF ->
                log.say("  The " + side(n[1]) + " breaks the assault on " + hex(n[0]) + " off: its results are void.");
            case ASSAULT_OVER -> log.say("  The " + side(n[1]) + " wins the assault on " + hex(n[0]) + ".");
            case UNIT_HIT -> hit(n[0], n[1]);
            case SHAKEN -> {
                mark(n[0], Kind.HURT);
                log.say("    " + unit(n[0]) + " is Shaken.");
            }
            case UNIT_ELIMINATED -> {
                mark(n[0], Kind.LOST);
                log.say("    " + unit(n[0]) + " in " + hex(n[1]) + " is eliminated.");
            }
            case HIT_SPARED -> {
                mark(n[0], Kind.TARGET);
                log.say("    " + unit(n[0]) + " is spared the hit.");
            }
            case BUNKER_DESTROYED -> log.say("    The bunker in " + hex(n[0]) + " is destroyed: rubble.");
            case CRASHED -> log.say("    " + unit(n[0]) + " falls on " + hex(n[1]) + ".");
            case RALLIED -> log.say("  " + unit(n[0]) + " rallies.");
            case RECONSTITUTED -> log.say("  " + unit(n[0]) + " has both steps again.");
            case DOWNPOUR -> log.say("  Card " + words.number(n[0]) + ": " + (n[1] != 0 ? "it pours." : "no rain."));
            case SMOKE_PLACED -> log.say("  Smoke covers " + hex(n[0]) + ".");
            case UNMARKED -> log.say("  " + unit(n[0]) + " loses its marker " + (n[1] == 0 ? "Fired" : "Moved") + ".");
            case RUIN_SEARCHED ->
                log.say("  " + unit(n[0]) + " searches the ruin in " + hex(n[1]) + ": die " + n[2] + ", "
                        + (n[3] != 0 ? "the relics are found." : "nothing."));
            case RELICS_TAKEN -> log.say(unit(n[0]) + " takes the relics.");
            default -> {}
        }
    }

    /** Reports a turn; the table of units says how they stand after the set-up. */
    private void turned(final int unit, final int corner, final int cost) {
        if (state.turn > 0) {
            log.go(unit, hex(state.hex[unit]), " (turns to " + Words.corner(corner) + ")", cost);
        }
    }

    private void controlled(final int at, final int holder) {
        if (state.turn > 0 && state.tables.battle.objective[at]) {
            log.say("  The " + side(holder) + " now holds " + hex(at) + ", " + words.terrain(at) + ".");
        }
    }

    private void attack(final int lead, final int target, final int cards) {
        shots(lead, state.hex[target]);
        mark(target, Kind.TARGET);
        final String at = unit(target) + " in " + hex(state.hex[target]);
        final String draws = cards == 0 ? "no cards, no effect" : Phrases.count(cards, "card", "cards");
        log.say(leads(lead) + " fires at " + at + ": " + draws + ".");
    }

    private void attackOnArmor(final int lead, final int target, final int at) {
        shots(lead, at);
        if (target >= 0) {
            mark(target, Kind.TARGET);
        }
        final String what = target < 0 ? "the bunker" : unit(target);
        log.say(leads(lead) + " fires at the armor of " + what + " in " + hex(at) + ".");
    }

    private void mark(final int unit, final Kind kind) {
        narrator.mark(HexScene.token(unit), kind);
    }

    /** Marks the units of an attack, and their lines of fire if they are on the map. */
    private void shots(final int lead, final int at) {
        Words.each(joined | 1L << lead).forEach(unit -> {
            mark(unit, Kind.ACTS);
            if (state.hex[unit] >= 0) {
                narrator.tell(scene.shot(state.hex[unit], at, state.tables.units.side[unit]));
            }
        });
    }

    /** Returns the lead of an attack with the units that have joined it. */
    private String leads(final int lead) {
        final String others = joined == 0 ? "" : " with " + words.units(joined);
        joined = 0;
        return unit(lead) + (state.hex[lead] < 0 ? "" : " in " + hex(state.hex[lead])) + others;
    }

    private void damageCard(final int card, final boolean hits) {
        strikeCards--;
        if (hits) {
            log.say("  Card " + words.number(card) + " (" + words.colour(card) + ") hits:");
        } else {
            log.miss(words.number(card));
        }
    }

    /** Reports a penetration; what artillery does to armor shows in what follows. */
    private void penetration(final int[] n) {
        final int target = n[1];
        final int card = n[4];
        final int bonus = state.tables.cards.apfb[card];
        final boolean word = bonus == CardTable.A_WORD;
        final String sum = n[2] + (bonus < 0 ? " - " : " + ") + Math.abs(bonus) + " against armor " + n[3];
        final String result = n[0] < 0 ? "." : n[5] != 0 ? ": destroyed." : ": not destroyed.";
        log.say("  Card " + words.number(card) + ", penetration " + (target < 0 ? "" : "of " + unit(target) + " ")
                + (word ? words.apfb(card) : sum) + result);
    }

    private void strikeAt(final int at, final int cards) {
        strikeCards = cards;
        log.say("  " + hex(at) + ": " + (cards == 0 ? "no cards" : Phrases.count(cards, "card", "cards")) + ".");
    }

    /** Reports a hit that reduces; {@link Event#SHAKEN} and {@link Event#UNIT_ELIMINATED} report the others. */
    private void hit(final int unit, final int result) {
        if (result == REDUCED) {
            mark(unit, Kind.WOUNDED);
            log.say("    " + unit(unit) + " is reduced.");
        } else if (result == SHAKEN) {
            log.settle();
        }
    }
}
