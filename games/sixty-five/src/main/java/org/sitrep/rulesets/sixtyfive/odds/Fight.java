package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.Position;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.scenario.Words;

/** Units in a position, and all that can become of them: the engine plays every case. */
final class Fight {
    static final OddsOption AT = OddsOption.text(
            "--at",
            "X,Y",
            "Units on the other side: the target, then others of its hex; or the defenders. A unit may have words: "
                    + "vc-rifle/shaken/moved.");
    static final OddsOption SUPPORT = OddsOption.text(
            "--support", "A,B", "Cards that the attacker adds, by their blocks or ids: bullet-storm, aimed-shot.");
    static final OddsOption REACT =
            OddsOption.text("--react", "A,B", "Cards that the other side answers with: unexpected-cover, card-04.");

    private static final int MOST_CASES = 4_000_000;

    /** Words that a unit, or the terrain of the target, can have. */
    enum Word {
        SHAKEN,
        REDUCED,
        MOVED,
        COMPLETE,
        /** Does not face the attacker. */
        FLANK,
        HOVERING,
        LANDED,
        CHARGE,
        SMOKE,
        WIRE,
        FOXHOLE,
        BUNKER
    }

    /** Something named on the command line, with its words. */
    record Named(String id, Set<Word> words) {
        static Named parse(final String typed) {
            final String[] parts = typed.split("/", -1);
            final Set<Word> words = new TreeSet<>();
            for (int i = 1; i < parts.length; i++) {
                final String word = parts[i];
                words.add(Words.parse(Word.class, word)
                        .orElseThrow(() -> OddsRefused.unknown("word", Words.all(Word.class), word)));
            }
            return new Named(parts[0], words);
        }

        long has(final Word word, final long bit) {
            return words.contains(word) ? bit : 0;
        }
    }

    /** Holders of the hex after an assault. */
    enum Holder {
        ATTACKERS,
        DEFENDERS,
        NEITHER
    }

    /**
     * An end of the fight.
     *
     * @param hits hits of the attacker; 0 for assaults
     * @param holder the side that holds the hex, or {@link BattleState#NONE}
     */
    record Outcome(int hits, int holder, long dead, long shaken, long reduced) {}

    final Asked asked;
    final GameTables tables;
    final Position position;
    final Cases cases;
    final BattleView view;
    /** The side that attacks. */
    final int side;
    /** The unit of the attacker that is named first. */
    final int lead;
    /** The unit on the other side that is named first. */
    final int target;
    /** The target's hex. */
    final int at;
    /** True if a unit of the attacker charges. */
    final boolean charge;

    final Map<Outcome, BigFraction> outcomes = new LinkedHashMap<>();
    /** The cards that each side draws first; -1 if it draws none. */
    final int[] drawn = {-1, -1};
    /** Numbers of the first shot at armor: the number needed and the factor. */
    int needed = Integer.MIN_VALUE;

    int factor;
    /** The armor without a Turret hit; the largest number before a shot has hit. */
    int armor = Integer.MAX_VALUE;

    private final int from;
    private final Outcome before;
    private final Notes notes;

    /**
     * Puts units on the map of a battle, in the first two hexes that are as far apart as asked, see each other, and of
     * which the other has the terrain asked for.
     *
     * @param attackers option that names the units of the attacker
     * @param away distance of their hex
     * @param assaults true if they have entered the target's hex from there
     * @param ground terrain of the target, with its words; without an id any that does not hinder
     * @throws OddsRefused if a name is unknown, or the units cannot be there
     */
    Fight(final Asked asked, final String attackers, final int away, final boolean assaults, final Named ground) {
        this.asked = asked;
        tables = new GameTables(asked.game);
        final Map<Integer, Named> own = units(attackers);
        final Map<Integer, Named> others = units(AT.name());
        lead = own.keySet().iterator().next();
        target = others.keySet().iterator().next();
        side = tables.units.side[lead];
        final long support = cards(SUPPORT.name());
        final long react = cards(REACT.name());
        cases = new Cases(tables.cards, asked.unseen, asked.hidden());
        notes = new Notes(tables.units);
        notes.attacker = side;
        position = new Position(tables, cases, notes);
        final BattleState state = position.state;
        view = new BattleView(state, side);
        final int[] hexes = hexes(away, ground.id());
        from = hexes[0];
        at = hexes[1];
        state.turn = 1;
        state.phasing = side;
        state.pile = asked.unseen;
        state.hand[side] = support;
        state.hand[1 - side] = react;
        state.discard = tables.cards.all & ~(state.pile | support | react);
        state.smoke[at] = (int) ground.has(Word.SMOKE, 2);
        state.wire[at] = ground.words().contains(Word.WIRE);
        state.foxhole[at] = ground.words().contains(Word.FOXHOLE);
        state.bunker[at] = ground.words().contains(Word.BUNKER) ? corner(at, from, true) : BattleState.NONE;
        own.forEach((unit, named) -> {
            put(unit, side, assaults ? at : from, named);
            state.entered[unit] = assaults ? from : BattleState.NONE;
        });
        others.forEach((unit, named) -> put(unit, 1 - side, at, named));
        charge = own.values().stream().anyMatch(named -> named.words().contains(Word.CHARGE));
        position.ready();
        before = outcome();
    }

    /** Returns the units that an option names, each a unit of the battle. */
    private Map<Integer, Named> units(final String option) {
        final Map<Integer, Named> found = new LinkedHashMap<>();
        asked.list(option).map(Named::parse).forEach(named -> {
            OddsRequest.named("unit", asked.game.units(), named.id());
            final List<Integer> all = IntStream.range(0, tables.units.count)
                    .filter(unit -> id(unit).equals(named.id()))
                    .boxed()
                    .toList();
            found.put(
                    all.stream()
                            .filter(unit -> !found.containsKey(unit))
                            .findFirst()
                            .orElseThrow(() -> new OddsRefused(
                                    "the battle has " + (all.isEmpty() ? "no " : "only " + all.size() + " ")
                                            + named.id(),
                                    "add --scenario with a battle that has it")),
                    named);
        });
        if (found.isEmpty()) {
            throw new OddsRefused(
                    "no units are named by " + option, "add " + option + ", e.g. " + option + " us-rifle");
        }
        return found;
    }

    private String id(final int unit) {
        return tables.units.printed(unit).id();
    }

    private long cards(final String option) {
        return asked.list(option).mapToLong(word -> 1L << asked.take(word)).sum();
    }

    /** Returns the attacker's hex and the target's; the one behind it is open, too, for retreats. */
    private int[] hexes(final int away, final String terrain) {
        final HexMap map = tables.map;
        if (!terrain.isEmpty()) {
            OddsRequest.named("terrain", asked.game.terrain(), terrain);
        }
        for (int to = 0; to < map.count; to++) {
            for (int other = 0; other < map.count; other++) {
                if (map.distance(other, to) == away
                        && (terrain.isEmpty() ? isOpen(to) : terrain(to).equals(terrain) && !map.onRoad[to])
                        && isOpen(other)
                        && (away > 1 || isOpen(map.neighbour(to, (map.direction(to, other) + 3) % HexMap.SIDES)))
                        && view.printedSight(other, to)) {
                    return new int[] {other, to};
                }
            }
        }
        throw new OddsRefused(
                "no two such hexes of the battle's maps see each other", "change --hexes or --terrain, or --scenario");
    }

    /** Returns the id of the terrain of a hex. */
    String terrain(final int hex) {
        return tables.terrain.ids.get(tables.map.terrain[hex]);
    }

    private boolean isOpen(final int hex) {
        final Terrain terrain = hex == HexMap.NONE ? null : tables.terrain.printed[tables.map.terrain[hex]];
        return terrain != null
                && terrain.sight() == Terrain.Sight.OPEN
                && terrain.landing()
                && !position.state.wire[hex];
    }

    private int corner(final int hex, final int other, final boolean front) {
        int corner = 0;
        while (tables.map.inFront(hex, corner, other) != front) {
            corner++;
        }
        return corner;
    }

    private void put(final int unit, final int whose, final int hex, final Named named) {
        final BattleState state = position.state;
        final long bit = 1L << unit;
        if (tables.units.side[unit] != whose) {
            throw new OddsRefused(id(unit) + " is of the other side", "name units of one side in an option");
        }
        final Flight low = named.words().contains(Word.LANDED) ? Flight.LANDED : Flight.FLYING;
        state.flight[unit] = (named.words().contains(Word.HOVERING) ? Flight.HOVERING : low).ordinal();
        if (!view.fits(hex, bit)) {
            throw new OddsRefused("the hex has no room for " + id(unit), "name fewer units (SF-STACK-1)");
        }
        position.put(unit, hex);
        state.facing[unit] = corner(hex, hex == at ? from : at, hex == from || named.has(Word.FLANK, bit) == 0);
        state.shaken |= named.has(Word.SHAKEN, bit);
        state.reduced |= named.has(Word.REDUCED, bit);
        state.moved |= named.has(Word.MOVED, bit);
        state.complete |= named.has(Word.COMPLETE, bit);
    }

    /** Returns the units of a side, as a mask. */
    long units(final int whose) {
        return (position.state.present | position.state.dead) & tables.units.ofSide[whose];
    }

    /**
     * Plays all cases.
     *
     * @param some cards that hit; 0 for shots at armor
     * @param once plays one case from the position; returns whether the rules allow it
     */
    void play(final long some, final BooleanSupplier once) {
        cases.hitting = some;
        outcomes.putAll(cases.all(MOST_CASES, () -> {
            notes.hits = 0;
            if (!once.getAsBoolean()) {
                throw new OddsRefused(
                        "the rules do not allow this attack",
                        "look at range, factors, facing, markers, and Heroes, whom other units protect");
            }
            return outcome();
        }));
    }

    private Outcome outcome() {
        final BattleState state = position.state;
        return new Outcome(notes.hits, state.holder(at), state.dead, state.shaken, state.reduced & ~state.dead);
    }

    /** Returns the probability of some outcomes. */
    BigFraction share(final Predicate<Outcome> which) {
        return outcomes.entrySet().stream()
                .filter(entry -> which.test(entry.getKey()))
                .map(Map.Entry::getValue)
                .reduce(BigFraction.ZERO, BigFraction::add);
    }

    /** Returns the names of some units, with a number if more than one of the battle is of the type. */
    String names(final long some) {
        return IntStream.range(0, tables.units.count)
                .filter(unit -> (some & 1L << unit) != 0)
                .mapToObj(unit -> {
                    final long nth = IntStream.rangeClosed(0, unit)
                            .filter(other -> tables.units.type[other] == tables.units.type[unit])
                            .count();
                    return id(unit) + (nth == 1 ? "" : "#" + nth);
                })
                .collect(Collectors.joining(" "));
    }

    /** Returns what becomes of each unit that is not sure to stay as it is. */
    OddsTable byUnit(final boolean exact) {
        final OddsTable table = new OddsTable().text("unit", "unit");
        List.of("unchanged", "shaken", "reduced", "eliminated").forEach(column -> table.chance(column, column, exact));
        for (long rest = units(side) | units(1 - side); rest != 0; rest &= rest - 1) {
            final long bit = rest & -rest;
            final BigFraction same =
                    share(end -> ((end.dead | end.shaken ^ before.shaken | end.reduced ^ before.reduced) & bit) == 0);
            if (!same.equals(BigFraction.ONE)) {
                table.row(
                        names(bit),
                        same,
                        share(end -> (end.shaken & bit) != 0),
                        share(end -> (end.reduced & bit) != 0),
                        share(end -> (end.dead & bit) != 0));
            }
        }
        return table;
    }

    /** Returns all outcomes, the most likely first. */
    OddsTable byOutcome() {
        final OddsTable table = new OddsTable()
                .chance("p", "p", true)
                .number("hits", "hits")
                .text("holder", "holds the hex")
                .text("eliminated", "eliminated")
                .text("shaken", "Shaken")
                .text("reduced", "reduced");
        final List<Map.Entry<Outcome, BigFraction>> sorted = new ArrayList<>(outcomes.entrySet());
        sorted.sort(Collections.reverseOrder(Map.Entry.comparingByValue()));
        sorted.forEach(entry -> table.row(
                entry.getValue(),
                entry.getKey().hits,
                Words.of(holder(entry.getKey())),
                names(entry.getKey().dead),
                names(entry.getKey().shaken),
                names(entry.getKey().reduced)));
        return table;
    }

    /** Returns who holds the hex. */
    Holder holder(final Outcome outcome) {
        return outcome.holder == side
                ? Holder.ATTACKERS
                : outcome.holder == BattleState.NONE ? Holder.NEITHER : Holder.DEFENDERS;
    }

    /** Notes what events tell of a case. */
    private final class Notes extends HitNotes {
        Notes(final UnitTable units) {
            super(units);
        }

        @Override
        protected void heard(final Event event, final int[] n) {
            super.heard(event, n);
            switch (event) {
                case ATTACK -> first(attacker, n[2]);
                case ASSAULT_DRAW -> first(n[0], n[1]);
                case TARGETING -> {
                    if (isAttacker(n[0])) {
                        needed = needed == Integer.MIN_VALUE ? n[2] : needed;
                    }
                }
                case PENETRATION -> {
                    if (isAttacker(n[0])) {
                        factor = armor == Integer.MAX_VALUE ? n[2] : factor;
                        armor = Math.min(armor, n[3]);
                    }
                }
                default -> {}
            }
        }

        private void first(final int who, final int many) {
            drawn[who] = drawn[who] < 0 ? many : drawn[who];
        }
    }
}
