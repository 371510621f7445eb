package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.scenario.Words;

/** Follows every assault: who draws when, how many cards, who takes the hits, and who has to go (section 13). */
final class AssaultJudge {
    private static final int CHARGE = 2;

    private final BattleState s;
    private final Findings findings;
    /** Hex that each unit came from in this impulse, by unit; null if it has not moved. */
    private final Integer[] cameFrom;
    /** User of the Charge that has moved each unit in this impulse, by unit. */
    private final Map<Integer, Integer> chargedBy = new HashMap<>();
    /** Users of Charge that have entered a hex of enemies and were not hit there before the assault. */
    private final Set<Integer> usersInAssault = new HashSet<>();
    /** User of the Charge that goes on; null without one. */
    private Integer user;

    private TableCopy copy;
    private Hex at;
    private int attacking;
    private List<Counter> attackers;
    private List<Counter> defenders;
    private Set<Counter> wereShaken;
    private final List<Integer> drawn = new ArrayList<>();
    private final List<Set<String>> cards = List.of(new HashSet<>(), new HashSet<>());
    private final boolean[] ambush = new boolean[2];
    private final int[] draws = new int[2];
    private final int[] open = new int[2];
    private final int[] suffered = new int[2];
    private final Set<Integer> gone = new HashSet<>();
    /** Units eliminated, those that could not go among them. */
    private final Set<Integer> removed = new HashSet<>();

    AssaultJudge(final BattleState s, final Findings findings) {
        this.s = s;
        this.findings = findings;
        cameFrom = new Integer[s.tables.units.count];
    }

    /** A card is drawn in an assault. */
    void drawn(final int card) {
        drawn.add(card);
    }

    boolean isOpen() {
        return copy != null;
    }

    void heard(final Event event, final int[] n) {
        switch (event) {
            case IMPULSE_BEGINS -> {
                Arrays.fill(cameFrom, null);
                chargedBy.clear();
                usersInAssault.clear();
                user = null;
                copy = null;
            }
            case POWER_USED -> { // one of the other side is Opportunity Fire
                if (s.tables.units.side[n[0]] == s.phasing) {
                    user = n[1] == Power.CHARGE.ordinal() ? Integer.valueOf(n[0]) : null;
                }
            }
            case UNIT_MOVED -> moved(n[0], n[1], n[2]);
            case CARD_PLAYED -> played(n[0], n[2]);
            case ASSAULT -> begin(n[0], n[1]);
            case CARD_REDRAWN -> {
                if (isOpen() && !drawn.isEmpty()) {
                    findings.agree("SF-ABIL-9", drawn.remove(drawn.size() - 1), n[0], "the last card is redrawn");
                }
            }
            case ASSAULT_DRAW -> draw(n[0], n[1], n[2]);
            case UNIT_HIT -> hit(n[0], n[1]);
            case HIT_SPARED -> spared(n[0]);
            case UNIT_ELIMINATED -> removed.add(n[0]);
            case UNIT_RETREATED -> retreat(n[0], n[2]);
            case ASSAULT_BROKEN_OFF -> brokenOff(n[1]);
            case ASSAULT_OVER -> over(n[1]);
            case BATTLE_OVER -> copy = null;
            default -> {}
        }
    }

    private void moved(final int unit, final int from, final int to) {
        cameFrom[unit] = from;
        if (user != null && s.phasing != BattleState.NONE) {
            chargedBy.put(unit, user);
            if (unit == user && s.ground(to, 1 - s.phasing) != 0) {
                usersInAssault.add(unit);
            }
        }
    }

    private void played(final int side, final int block) {
        final String name = block < 0 ? "" : Words.of(Block.values()[block]);
        if (!isOpen()) {
            final boolean another = name.isEmpty() || Block.values()[block].kind == Block.Kind.ACTION;
            user = side == s.phasing && another ? null : user;
        } else if (name.equals("ambush")) {
            findings.allowed(
                    "SF-SUP-2",
                    fighters(side).stream().anyMatch(unit -> !unit.shaken && unit.type.assaults()),
                    "Ambush by " + fighters(side));
            ambush[side] = true;
        } else {
            cards.get(side).add(name);
        }
    }

    private void begin(final int hex, final int side) {
        copy = new TableCopy(s);
        at = copy.hexes.get(hex);
        attacking = side;
        attackers = onTheGround(side);
        defenders = onTheGround(1 - side);
        wereShaken =
                new HashSet<>(defenders.stream().filter(unit -> unit.shaken).toList());
        findings.allowed("SF-ASLT-1", attackers.stream().allMatch(unit -> unit.type.assaults()), attackers);
        findings.allowed("SF-ASLT-11", attackers.stream().noneMatch(unit -> unit.shaken), attackers);
        findings.allowed("SF-ASLT-1", !defenders.isEmpty(), at);
        for (int i = 0; i < 2; i++) {
            cards.get(i).clear();
            ambush[i] = false;
            draws[i] = 0;
            open[i] = 0;
            suffered[i] = 0;
        }
        drawn.clear();
        gone.clear();
        removed.clear();
    }

    private List<Counter> onTheGround(final int side) {
        return at.standing(side).stream().filter(unit -> !unit.inTheAir()).toList();
    }

    private List<Counter> fighters(final int side) {
        return (side == attacking ? attackers : defenders)
                .stream().filter(unit -> !unit.dead).toList();
    }

    /** SF-ASLT-5, SF-ASLT-6: hits that are not yet taken must be of the same moment. */
    private void draw(final int side, final int count, final int hits) {
        final boolean first = ambush[0] != ambush[1];
        final boolean late = side != attacking && draws[side] == 1 || side != attacking && allWereShaken();
        final Predicate<Counter> who =
                side == attacking ? unit -> true : late ? wereShaken::contains : unit -> !wereShaken.contains(unit);
        if (first || late) { // hits of the earlier draw have been applied
            findings.allowed("SF-ASLT-6", open[0] + open[1] == 0 || sideIsGone(), "hits come before the answer");
        }
        if (first && draws[0] + draws[1] == 0) {
            findings.allowed("SF-ASLT-6", ambush[side] || late, "the side in ambush draws first");
        }
        final List<Counter> fighting = fighters(side).stream().filter(who).toList();
        int added = side == attacking && charged() ? CHARGE : 0;
        added += cards.get(side).remove("bullet-storm") ? 1 : 0;
        added -= cards.get(1 - side).remove("unexpected-cover") ? 1 : 0;
        final int expected = Assaults.draws(fighting, added, loadedRifles(fighting));
        findings.agree("SF-ASLT-3", expected, count, "draw of " + fighting + " added " + added + " at " + at);
        findings.agree("SF-ASLT-5", drawn.size(), count, "cards drawn");
        final long hitting = drawn.stream()
                .filter(card ->
                        Assaults.COLOURS.indexOf(PlayingCard.DECK.get(card).hit()) >= 0)
                .count();
        findings.agree("SF-HIT-2", (int) hitting, hits, "hits in an assault " + drawn);
        drawn.clear();
        draws[side]++;
        open[1 - side] = hits;
        suffered[1 - side] += hits;
    }

    private boolean allWereShaken() {
        return wereShaken.containsAll(fighters(1 - attacking));
    }

    private boolean sideIsGone() {
        return fighters(0).isEmpty() || fighters(1).isEmpty();
    }

    /** SF-POW-2, AMB-49: the assault that the user of Charge is in, or another that it began. */
    private boolean charged() {
        return attackers.stream()
                .filter(unit -> chargedBy.containsKey(unit.number))
                .anyMatch(unit -> {
                    final int by = chargedBy.get(unit.number);
                    return by == unit.number || !usersInAssault.contains(by);
                });
    }

    private long loadedRifles(final List<Counter> fighting) {
        return s.tables.rules.riflesAssaultFromCarriers()
                ? copy.counters.stream()
                        .filter(unit -> unit.carrier != null && fighting.contains(unit.carrier))
                        .filter(unit -> unit.carrier.type.id().equals("us-m113"))
                        .filter(unit -> unit.type.id().equals("us-rifle"))
                        .count()
                : 0;
    }

    private void hit(final int unit, final int result) {
        if (!isOpen()) {
            usersInAssault.remove(unit);
        } else {
            final Counter counter = copy.counters.get(unit);
            take(counter);
            findings.agree("SF-DMG-1", counter.hit().ordinal(), result, counter);
            counter.shakePassengers();
        }
    }

    private void spared(final int unit) {
        if (isOpen()) {
            final Counter counter = copy.counters.get(unit);
            take(counter);
            suffered[counter.side] -= counter.carrier == null ? 1 : 0; // AMB-64
        }
    }

    private void take(final Counter counter) {
        final List<Counter> side = fighters(counter.side);
        if (side.contains(counter)) {
            findings.allowed(
                    "SF-ASLT-7", Assaults.nextOf(side).contains(counter), counter + " takes a hit among " + side);
            findings.allowed("SF-ASLT-7", open[counter.side]-- > 0, "a hit that was drawn");
        } else {
            findings.allowed("SF-TRAN-9", counter.carrier != null && removed.contains(counter.carrier.number), counter);
        }
    }

    private void retreat(final int unit, final int to) {
        if (!isOpen()) {
            return;
        }
        final Counter counter = copy.counters.get(unit);
        final Hex into = copy.hexes.get(to);
        gone.add(unit);
        if (counter.side == attacking) {
            findings.agree("SF-ASLT-9", cameFrom[unit], to, counter + " goes back");
        } else {
            findings.allowed("SF-ASLT-9", isAway(into), counter + " goes to " + into.name + " from " + at.name);
        }
    }

    private boolean isAway(final Hex into) {
        return fighters(attacking).stream()
                .map(unit -> cameFrom[unit.number])
                .filter(Objects::nonNull)
                .map(from -> Assaults.away(copy.hexes.get(from), at))
                .anyMatch(List.of(into.column, into.row)::equals);
    }

    /** SF-SUP-7: results are void, and the units of one side go. */
    private void brokenOff(final int side) {
        for (final List<Counter> group : List.of(attackers, defenders)) {
            for (final Counter unit : group) {
                findings.agree("SF-SUP-7", wereShaken.contains(unit), TableCopy.isIn(s.shaken, unit.number), unit);
                findings.allowed("SF-SUP-7", !TableCopy.isIn(s.dead, unit.number), unit);
            }
        }
        attackers.forEach(unit -> unit.dead = false);
        defenders.forEach(unit -> unit.dead = false);
        findings.allowed("SF-SUP-7", cards.get(side).contains("retreat"), "by the card");
    }

    /** SF-ASLT-8, SF-ASLT-10. */
    private void over(final int winner) {
        if (cards.get(attacking).contains("panic")) {
            defenders.stream()
                    .filter(unit -> !unit.dead && TableCopy.isIn(s.dead, unit.number) && unit.reduced && unit.shaken)
                    .limit(1)
                    .forEach(unit -> unit.dead = true); // SF-SUP-6
        }
        final List<Counter> left = fighters(attacking);
        final List<Counter> right = fighters(1 - attacking);
        int holds = left.isEmpty() ? 1 - attacking : attacking;
        if (!left.isEmpty() && !right.isEmpty()) {
            holds = Assaults.attackersRetreat(suffered[attacking], suffered[1 - attacking]) ? 1 - attacking : attacking;
        }
        final int expected = left.isEmpty() && right.isEmpty() ? BattleState.NONE : holds;
        findings.agree(
                "SF-ASLT-8", expected, winner, left + " against " + right + " hits " + Arrays.toString(suffered));
        for (final List<Counter> group : List.of(left, right)) {
            for (final Counter unit : group) {
                stands(unit, holds);
            }
        }
        copy = null;
    }

    private void stands(final Counter unit, final int holds) {
        final boolean dead = TableCopy.isIn(s.dead, unit.number);
        if (unit.side == holds) {
            findings.allowed("SF-ASLT-8", !dead && !gone.contains(unit.number), unit + " stays");
        } else if (dead) {
            findings.allowed("SF-ASLT-9", !mayGo(unit), unit + " cannot go from " + at.name);
        } else {
            findings.allowed("SF-ASLT-9", gone.contains(unit.number) || s.hex[unit.number] < 0, unit + " goes");
        }
        if (!dead && s.hex[unit.number] >= 0) {
            findings.allowed("SF-ASLT-10", TableCopy.isIn(s.complete, unit.number), unit);
            findings.agree("SF-DMG-1", unit.shaken, TableCopy.isIn(s.shaken, unit.number), unit);
            findings.agree("SF-DMG-1", unit.reduced, TableCopy.isIn(s.reduced, unit.number), unit);
        }
    }

    /** Returns whether a hex is open to a unit that has to go: by its place, terrain, enemies and stacking. */
    private boolean mayGo(final Counter unit) {
        final TableCopy now = new TableCopy(s);
        return now.hexes.stream()
                .filter(hex -> unit.side == attacking
                        ? cameFrom[unit.number] != null && now.hexes.indexOf(hex) == cameFrom[unit.number]
                        : isAway(hex))
                .anyMatch(hex -> isOpen(unit, hex));
    }

    /** A road leads through any terrain, in S6 trucks stay on it, and in S5 the M40 enters no bunker. */
    private boolean isOpen(final Counter unit, final Hex hex) {
        final boolean byRoad = at.roads.stream().anyMatch(next -> next.name.equals(hex.name));
        final boolean bound = s.tables.rules.wheelsOnRoads() && unit.type.moves() == 'W';
        final boolean barred =
                hex.bunker != null && s.tables.rules.outsideBunkers().contains(unit.type.id());
        return (byRoad || !bound) && !barred && Assaults.isOpen(unit, hex, byRoad);
    }
}
