package org.sitrep.rulesets.sixtyfive.reference;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.reference.SoftFire.Way;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Decision;

/** Follows every attack by fire, and every strike, and compares its cards, hits and losses (sections 10, 12 and 15). */
final class FireJudge {
    private static final int ARTILLERY = 3;
    private static final int ARTILLERY_S6 = 2;
    private static final int ARTILLERY_ARMOR = 2;
    private static final int AIR_STRIKE = 5;
    private static final int CRASH = 2;
    private static final int TWO_FIRES = -3;
    private static final int FROM_THE_AIR = -4;
    private static final int MOVES_AND_FIRES = 3;

    private final BattleState s;
    private final Findings findings;
    private final Movers movers;
    private final Way[] way = {Way.FIRE, Way.FIRE};
    private final boolean[] reloaded = new boolean[2];
    private final Set<Integer> joined = new LinkedHashSet<>();
    /** Names of Supports and Reactions since the last shot. */
    private final Set<String> cards = new LinkedHashSet<>();

    /** Units that Punishing Fire has been aimed at; its second shot is at them alone (AMB-61). */
    private final Set<Integer> punished = new LinkedHashSet<>();

    private boolean punishes;
    private boolean spread;
    private boolean crashes;

    // The attack on soft targets that is being drawn for.
    private TableCopy copy;
    private Hex at;
    private List<Counter> targets;
    private boolean spreads;
    private String colours = "";
    private int attacker;
    private int draws;
    private int drawn;
    private boolean joint;
    private boolean hitOpen;
    private boolean friendOpen;
    /** Distance within which the last card of an air strike hits friends; -1 for none. */
    private int danger;

    private final Map<Counter, Integer> taken = new HashMap<>();

    // The attack on armor.
    private int attackLead;
    private int armorAt;
    private ArmorFire shot;
    private final Map<Integer, ArmorFire.Effect> effects = new HashMap<>();

    // The strike.
    private int striking;
    private int strikeBlock;
    /** Hex whose bunker the strike is aimed at, not the units in it. */
    private int bunker = BattleState.NONE;

    private boolean heavy;
    /** True for an air strike, which endangers friends. */
    private boolean endangers;

    FireJudge(final BattleState s, final Findings findings, final Movers movers) {
        this.s = s;
        this.findings = findings;
        this.movers = movers;
    }

    void decided(final Decision decision, final int option) {
        switch (decision.kind()) {
            case DecisionKind.TARGET ->
                spread = option >= 0 && (option & DecisionKind.SPREAD) != 0 && (option & DecisionKind.AT_BUNKER) == 0;
            case DecisionKind.HELICOPTER_DOES ->
                way[s.tables.units.side[decision.subject()]] = option == MOVES_AND_FIRES ? Way.MOVE_AND_FIRE : Way.FIRE;
            case DecisionKind.STRIKE_BUNKER -> bunker = option == 1 ? decision.subject() : BattleState.NONE;
            case DecisionKind.LEAD -> joined.clear();
            default -> {}
        }
    }

    void heard(final Event event, final int[] n) {
        switch (event) {
            case CARD_PLAYED -> played(n[0], n[2]);
            case POWER_USED -> power(n[0], n[1]);
            case ATTACK_JOINED -> joined.add(n[0]);
            case ATTACK_KIND -> {
                finish(false);
                crashes = n[0] == AttackKind.CRASH.ordinal();
            }
            case ATTACK -> attack(n[0], n[1], n[2]);
            case DAMAGE_CARD -> damage(n[0], n[1] == 1);
            case UNIT_HIT -> hit(n[0], n[1]);
            case HIT_SPARED -> spared(n[0]);
            case ATTACK_ON_ARMOR -> {
                finish(false);
                joined.clear(); // those who joined fire at armor, too
                attackLead = n[0];
                armorAt = n[2];
            }
            case TARGETING -> target(n);
            case PENETRATION -> penetrate(n);
            case STRIKE -> {
                finish(false);
                striking = n[0];
                heavy = cards.contains("heavy-artillery");
                bunker = BattleState.NONE;
            }
            case STRIKE_AT -> strike(n[0], n[1]);
            case CRASHED -> finish(true);
            case BATTLE_OVER -> copy = null;
            case MARKED, IMPULSE_BEGINS, RESERVE_PHASE, ASSAULT, UNIT_RETREATED -> finish(false);
            default -> {}
        }
    }

    private void played(final int side, final int block) {
        final String name = block < 0 ? "" : Words.of(Block.values()[block]);
        switch (name) {
            case "bullet-storm", "unexpected-cover", "aimed-shot", "critical-hit", "glancing-shot", "heavy-artillery" ->
                cards.add(name);
            case "panic" -> finish(false);
            case "light-wounds", "first-fire", "ambush", "retreat" -> {}
            default -> begin(side, name, block);
        }
    }

    private void begin(final int side, final String name, final int block) {
        finish(false);
        final boolean secondFire = strikeBlock == TWO_FIRES && name.equals("fire") && s.phasing == side;
        strikeBlock = secondFire ? TWO_FIRES : block;
        joined.clear();
        cards.clear();
        spread = false;
        reloaded[side] = name.equals("reload-and-fire");
        punishes = name.equals("punishing-fire");
        punished.clear();
        way[side] = switch (name) {
            case "move-and-fire" -> Way.MOVE_AND_FIRE;
            case "flanking-fire" -> Way.FLANKING_FIRE;
            case "cannister" -> Way.CANNISTER;
            default -> Way.FIRE;
        };
    }

    private void power(final int unit, final int power) {
        if (power < Power.values().length) {
            way[s.tables.units.side[unit]] = switch (Power.values()[power]) {
                case FORTY_MM -> Way.FORTY_MM;
                case EXPLOSIVE_ROUNDS -> Way.EXPLOSIVE_ROUNDS;
                case KILL_SHOT -> Way.KILL_SHOT;
                case SATCHEL_CHARGE -> Way.SATCHEL_CHARGE;
                case CHARGE, LEADERSHIP, SMOKE -> Way.FIRE;
            };
        }
    }

    private boolean inMotion(final int side) {
        return s.phasing != BattleState.NONE && side != s.phasing;
    }

    private void attack(final int lead, final int target, final int cardsToDraw) {
        begin(new TableCopy(s));
        final Counter aimedAt = copy.counters.get(target);
        at = aimedAt.hex;
        attacker = 1 - aimedAt.side;
        if (crashes) {
            targets = at.standing().stream()
                    .filter(unit -> unit.type.soft() && !unit.inTheAir())
                    .toList();
            spreads = true;
            colours = "G";
            draws = SoftFire.crash(aimedAt);
        } else {
            soft(copy.counters.get(lead), aimedAt);
        }
        joint = !crashes && at.standing(attacker).stream().anyMatch(unit -> !unit.inTheAir());
        findings.agree(
                crashes ? "SF-HELO-8" : "SF-FIRE-3",
                Math.max(0, draws),
                cardsToDraw,
                way[attacker] + " by " + at(lead)
                        + joined.stream().map(this::at).toList() + " and " + cards + " at " + at);
        draws = cardsToDraw;
        cards.clear();
        joined.clear();
        spread = false;
    }

    private String at(final int unit) {
        final Counter counter = copy.counters.get(unit);
        return counter + (counter.hex == null ? "" : " at " + counter.hex.name);
    }

    private void begin(final TableCopy now) {
        copy = now;
        drawn = 0;
        taken.clear();
        hitOpen = false;
        friendOpen = false;
        endangers = false;
        danger = -1;
    }

    private void soft(final Counter lead, final Counter aimedAt) {
        final Way how = way[attacker];
        spreads = spread || how == Way.SATCHEL_CHARGE;
        final List<Counter> moving = movers.of(copy);
        targets = !spreads
                ? List.of(aimedAt)
                : at.standing(aimedAt.side).stream()
                        .filter(unit -> !inMotion(attacker) || moving.contains(unit))
                        .filter(unit -> unit.type.soft())
                        .filter(unit -> !punishes || punished.isEmpty() || punished.contains(unit.number))
                        .toList();
        if (punishes && attacker == s.phasing) {
            targets.forEach(unit -> punished.add(unit.number));
        }
        final SoftFire fire = new SoftFire(lead, at, targets, how);
        joined.forEach(unit -> fire.joined.add(copy.counters.get(unit)));
        fire.joined.forEach(
                unit -> findings.allowed("SF-LEAD-3", SoftFire.mayJoin(unit, at), unit + " joins at " + at));
        findings.allowed("SF-FIRE-2", SoftFire.reaches(lead, at, how), lead + " fires at " + at);
        findings.allowed("SF-LOS-1", copy.sights.sees(lead, aimedAt), lead.hex + " sees " + at);
        fire.bulletStorm = cards.contains("bullet-storm");
        fire.unexpectedCover = cards.contains("unexpected-cover");
        fire.reloaded = reloaded[attacker];
        fire.onARoad = s.tables.rules.roadsAreOpen() && copy.sights.downTheRoad(lead.hex, at);
        if (inMotion(attacker)) {
            fire.onTheMove.addAll(moving);
        }
        draws = fire.draws();
        colours = SoftFire.colours(lead, how);
    }

    private void damage(final int card, final boolean hits) {
        if (copy == null) {
            findings.allowed("SF-FIRE-5", false, "a card without an attack");
            return;
        }
        findings.allowed("SF-FIRE-5", !hitOpen, "a hit is taken before the next card");
        findings.allowed("SF-FIRE-5", targets.stream().anyMatch(unit -> !unit.dead), "no card without a target " + at);
        drawn++;
        final char colour = PlayingCard.DECK.get(card).hit();
        findings.agree("SF-HIT-2", colours.indexOf(colour) >= 0, hits, "colour " + colour + " of " + colours);
        hitOpen = hits;
        friendOpen = joint && colour == 'R'; // SF-OPF-4, AMB-02
        danger = !endangers ? -1 : colour == 'R' ? 2 : colour == 'Y' ? 1 : -1; // S6 c
    }

    private void hit(final int unit, final int result) {
        if (copy == null) {
            return; // an assault, or the passengers of a vehicle that armor-piercing fire destroyed
        }
        final Counter counter = copy.counters.get(unit);
        take(counter);
        findings.agree("SF-DMG-1", counter.hit().ordinal(), result, counter);
        counter.shakePassengers();
    }

    private void spared(final int unit) {
        if (copy != null) {
            findings.allowed("SF-REA-3", copy.counters.get(unit).type.leg(), unit);
            take(copy.counters.get(unit));
        }
    }

    /** Notes that a unit takes a hit; the hit of a passenger comes without a card (SF-TRAN-9). */
    private void take(final Counter counter) {
        if (friendOpen && counter.side == attacker && counter.hex == at) {
            friendOpen = false;
            findings.allowed("SF-OPF-4", counter.type.soft() && !counter.inTheAir(), counter);
        } else if (endangers && counter.side == striking && counter.hex.range(at) <= danger) {
            findings.allowed("S6", counter.type.soft() && !counter.inTheAir(), counter);
        } else if (hitOpen && targets.contains(counter)) {
            hitOpen = false;
            if (spreads) {
                findings.allowed(
                        "SF-FIRE-11",
                        SoftFire.nextOf(targets, taken).contains(counter),
                        counter + " of " + targets + " after " + taken);
                taken.merge(counter, 1, Integer::sum);
            }
        } else {
            findings.allowed(
                    "SF-TRAN-9", counter.carrier != null && counter.carrier.dead, counter + " is hit at " + at);
        }
    }

    /** Ends an attack on soft targets: all cards were drawn unless nobody was left, and its losses stand. */
    private void finish(final boolean inTheMiddle) {
        effects();
        if (copy == null) {
            return;
        }
        final boolean allDead = targets.stream().allMatch(unit -> unit.dead);
        findings.allowed(
                "SF-FIRE-5",
                inTheMiddle || drawn == draws || allDead && drawn < draws,
                drawn + " of " + draws + " at " + at);
        findings.allowed("SF-FIRE-5", !hitOpen, "every hit is taken");
        for (final Counter unit : targets) {
            findings.agree("SF-DMG-1", unit.dead, TableCopy.isIn(s.dead, unit.number), unit);
            if (!unit.dead) {
                findings.agree("SF-DMG-1", unit.shaken, TableCopy.isIn(s.shaken, unit.number), unit);
                findings.agree("SF-DMG-1", unit.reduced, TableCopy.isIn(s.reduced, unit.number), unit);
            }
        }
        copy = null;
    }

    private void target(final int... n) {
        final TableCopy now = new TableCopy(s);
        final Counter lead = now.counters.get(n[0]);
        final Counter target = n[1] == BattleState.NONE ? null : now.counters.get(n[1]);
        final boolean answers = target != null
                && n[1] == attackLead
                && lead.side == s.tables.units.side[n[0]]
                && lead.side != now.counters.get(attackLead).side;
        shot = new ArmorFire(lead, target, target == null ? now.hexes.get(armorAt) : target.hex);
        final boolean fire = inMotion(lead.side) && !answers;
        shot.onTheMove = fire;
        shot.moveAndFire = answers ? inMotion(1 - lead.side) : way[lead.side] == Way.MOVE_AND_FIRE;
        shot.reloaded = !answers && reloaded[lead.side];
        shot.aimed = cards.contains("aimed-shot");
        shot.unexpectedCover = cards.contains("unexpected-cover");
        shot.onARoad = s.tables.rules.roadsAreOpen() && now.sights.downTheRoad(lead.hex, shot.at);
        findings.agree("SF-AP-2", shot.needed(), n[2], lead + " with " + cards + " at " + target + " in " + shot.at);
        findings.agree("SF-AP-3", shot.hits(PlayingCard.DECK.get(n[3])), n[4] == 1, PlayingCard.DECK.get(n[3]));
        findings.allowed(
                "SF-AP-1",
                lead.type.armorPiercing() != null && (target == null || target.flight != Counter.Flight.FLYING),
                lead + " at " + target);
        if (target != null) {
            findings.allowed("SF-LOS-1", now.sights.sees(lead, target), lead.hex + " sees " + target.hex);
        }
        cards.clear();
    }

    private void penetrate(final int... n) {
        final PlayingCard card = PlayingCard.DECK.get(n[4]);
        if (n[0] == BattleState.NONE || s.hex[n[0]] < 0) {
            final int armor = n[1] == BattleState.NONE
                    ? ArmorFire.BUNKER
                    : CounterType.BY_ID.get(s.tables.units.printed(n[1]).id()).armor();
            final int factor = n[0] == BattleState.NONE ? ARTILLERY_ARMOR + (heavy ? 1 : 0) : -CRASH;
            findings.agree("SF-ART-5", factor, n[2], "factor of a strike or a crash");
            findings.agree("SF-ART-5", armor, n[3], "armor against a strike or a crash");
            if (n[0] != BattleState.NONE) {
                findings.agree(
                        "SF-HELO-8",
                        card.word() == null
                                ? factor + card.apfb() >= armor
                                : card.word().equals("Destroy"),
                        n[5] == 1,
                        card);
            }
            return;
        }
        shot.criticalHit = cards.contains("critical-hit");
        shot.glancingShot = cards.contains("glancing-shot");
        cards.clear();
        final ArmorFire.Effect effect = rpgAtTruck() ? ArmorFire.Effect.DESTROYED : shot.effect(card);
        findings.agree("SF-AP-5", shot.factor(), n[2], "factor of " + shot.lead);
        findings.agree("SF-FACE-2", shot.armor(), n[3], "armor of " + shot.target + " against " + shot.lead.hex);
        findings.agree("SF-AP-5", effect == ArmorFire.Effect.DESTROYED, n[5] == 1, card);
        if (shot.target != null) {
            effects.merge(shot.target.number, effect, (one, other) -> one.compareTo(other) > 0 ? one : other);
        }
    }

    /** S6 f. */
    private boolean rpgAtTruck() {
        return s.tables.rules.rpgsDestroyTrucks()
                && shot.target != null
                && shot.lead.type.id().endsWith("rpg")
                && shot.target.type.id().equals("us-truck");
    }

    /** Effects of armor-piercing fire stand once its shots are over. */
    private void effects() {
        effects.forEach((unit, effect) -> {
            final boolean dead = TableCopy.isIn(s.dead, unit);
            if (effect == ArmorFire.Effect.DESTROYED) {
                findings.allowed("SF-AP-5", dead, "destroyed: " + unit);
            } else if (effect == ArmorFire.Effect.SHAKEN) {
                findings.allowed("SF-AP-5", dead || TableCopy.isIn(s.shaken, unit), "Shaken: " + unit);
            } else {
                findings.allowed("SF-AP-5", !dead, "not destroyed: " + unit);
            }
        });
        effects.clear();
    }

    private void strike(final int hex, final int cardsToDraw) {
        finish(false);
        begin(new TableCopy(s));
        at = copy.hexes.get(hex);
        attacker = striking;
        spreads = true;
        joint = false;
        final boolean air = strikeBlock == FROM_THE_AIR;
        targets = at.standing().stream()
                .filter(unit -> unit.type.soft() && !unit.inTheAir() && !(hex == bunker && unit.type.leg()))
                .filter(unit -> !air || unit.side != striking)
                .toList();
        colours = air ? "G" : "Y";
        if (targets.isEmpty()) {
            draws = 0;
        } else if (air) {
            draws = SoftFire.strike(at, targets, AIR_STRIKE) - (targets.size() > 1 ? 1 : 0); // SF-ART-4 is artillery's
        } else {
            final int base = strikeBlock == TWO_FIRES && s.tables.rules.airStrikeFrom() > 0 ? ARTILLERY_S6 : ARTILLERY;
            draws = SoftFire.strike(at, targets, base + (heavy ? 1 : 0));
        }
        findings.agree("SF-ART-4", Math.max(0, draws), cardsToDraw, "strike " + strikeBlock + " at " + at);
        draws = cardsToDraw;
        endangers = air;
    }
}
