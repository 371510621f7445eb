package org.sitrep.rulesets.purplehaze.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.scenario.Words;

/**
 * A Mission as set up by the booklet (PH-SET-1, PH-CAM-2): Spaces, start values, entries and objectives as numbers.
 * Immutable.
 */
public final class MissionTable {
    /** Highest number of an Event marker. Numbers begin at 1, so arrays by number are one element longer (PH-COM-8). */
    public static final int MOST_EVENTS = 8;

    /** The Mission as data. */
    public final Mission definition;
    /** The map. */
    public final MapTable map;
    /** Time of day at the start, in minutes. */
    public final int clock;
    /** The Space where the Squad starts. */
    public final int start;
    /** First step of the opening entry, or {@link Index#NONE}. */
    public final int opening;
    /** The Base, or {@link Index#NONE}. */
    public final int base;
    /** Landing zones at the start. */
    public final int[] landingZones;
    /** The Space from which the Squad is to be flown out, or {@link Index#NONE}. */
    public final int goal;
    /** Spaces with an EAZ at the start. */
    public final int[] eaz;
    /** The Space of each Event marker at the start, or {@link Index#NONE}, by number 1-8. */
    public final int[] eventSpace = new int[MOST_EVENTS + 1];
    /** First step of each Event marker's entry, or {@link Index#NONE} if the marker does not exist, by number 1-8. */
    public final int[] eventEntry = new int[MOST_EVENTS + 1];
    /** True for Spaces that have an Event marker at the start. */
    public final boolean[] eventAtStart = new boolean[MapTable.MOST_SPACES];
    /** True for Spaces that the briefing names. */
    public final boolean[] briefed = new boolean[MapTable.MOST_SPACES];
    /** Objectives. */
    public final ObjectiveTable objectives;
    /** Minutes within which all primary objectives have to be met; at most the length of the Mission. */
    public final int primaryWithin;
    /** First step of the Random Combat's entry. */
    public final int randomCombat;
    /** Encounter cards of the Mission's own deck, as numbers of the {@link EncounterTable}. */
    public final int[] ownCards;
    /** Weapons that may be taken, as a mask of weapon numbers. */
    public final long weaponsAllowed;
    /** Gear that may be taken, as a mask of gear numbers. */
    public final long gearAllowed;
    /** Spaces forbidden at the start, one bit per Space. */
    public final long[] forbidden = new long[MapTable.MOST_SPACES / Long.SIZE];
    /** The place where the Squad rests, a number in the order of the data files, or {@link Index#NONE}. */
    public final int restPlace;
    /** Modifier of R&amp;R's first D6. */
    public final int restModifier;
    /** The modifier added for each objective that is met. */
    public final int[] restIfMet;
    /** The modifier added by each {@link MissionEnd}. */
    public final int[] restIfEnded;
    /** Cards of each weapon that may be taken. */
    public final int[] weaponsMost;
    /** Markers of each kind of gear that may be taken. */
    public final int[] gearMost;
    /** Log entries that send the Squad elsewhere, one bit per element; the first one that is set decides. */
    public final long[] restFlags;
    /** The place for each element of {@link #restFlags}. */
    public final int[] restPlaces;

    /**
     * Makes the table of a Mission.
     *
     * @param map its map
     * @param cards all Encounter cards
     * @param firstStep returns the first step of each of its entries
     */
    public MissionTable(
            final GameTables tables,
            final Mission mission,
            final MapTable map,
            final EncounterTable cards,
            final ToIntFunction<String> firstStep) {
        this.map = map;
        definition = mission;
        clock = ClockTime.parse(mission.clock()).orElseThrow().minutes();
        start = map.of(mission.start());
        opening = mission.opening().map(firstStep::applyAsInt).orElse(Index.NONE);
        base = space(map, mission.base());
        landingZones = spaces(map, mission.landingZones());
        goal = space(map, mission.goal());
        eaz = spaces(map, mission.eaz());
        Arrays.fill(eventSpace, Index.NONE);
        Arrays.fill(eventEntry, Index.NONE);
        for (final Mission.EventMarker event : mission.events().values()) {
            final int marker = Integer.parseInt(event.number());
            eventSpace[marker] = space(map, event.at());
            eventEntry[marker] = firstStep.applyAsInt(event.entry());
            if (eventSpace[marker] != Index.NONE) {
                eventAtStart[eventSpace[marker]] = true;
            }
        }
        for (int space = 0; space < map.count; space++) {
            briefed[space] = Pattern.compile("\\b" + map.name(space) + "\\b")
                    .matcher(mission.briefing())
                    .find();
        }
        for (final String name : mission.forbidden()) {
            final int space = map.of(name);
            forbidden[space / Long.SIZE] |= 1L << space;
        }
        objectives = new ObjectiveTable(tables, mission);
        randomCombat = firstStep.applyAsInt(mission.randomCombat());
        ownCards = cards.deck(Encounter.deckOf(mission.number()));
        primaryWithin = Math.min(mission.lastsAtMost(), objectives.primaryWithin());
        final List<String> named = mission.supply().weapons();
        weaponsAllowed = named.isEmpty() ? all(tables.weapons.index) : tables.weapons.index.mask(named);
        gearAllowed = ~tables.gear.index.mask(mission.supply().without()) & all(tables.gear.index);
        weaponsMost = IntStream.range(0, tables.weapons.count)
                .map(weapon -> mission.supply()
                        .most(
                                tables.weapons.index.id(weapon),
                                tables.weapons.get(weapon).copies()))
                .toArray();
        gearMost = IntStream.range(0, tables.gear.count)
                .map(gear -> mission.supply()
                        .most(tables.gear.index.id(gear), tables.gear.get(gear).count()))
                .toArray();
        final Index places = new Index(tables.game.rest());
        restPlace = mission.rest().map(rest -> places.of(rest.place())).orElse(Index.NONE);
        restModifier = mission.rest().map(Mission.Rest::modifier).orElse(0);
        final Map<String, Integer> ifMet =
                mission.rest().map(Mission.Rest::ifMet).orElse(Map.of());
        restIfMet = mission.objectives().keySet().stream()
                .mapToInt(objective -> ifMet.getOrDefault(objective, 0))
                .toArray();
        final Map<String, Integer> ifEnded =
                mission.rest().map(Mission.Rest::ifEnded).orElse(Map.of());
        restIfEnded = Arrays.stream(MissionEnd.values())
                .mapToInt(end -> ifEnded.getOrDefault(Words.of(end), 0))
                .toArray();
        final Map<String, String> elsewhere =
                mission.rest().map(Mission.Rest::ifLogged).orElse(Map.of());
        restFlags = elsewhere.keySet().stream()
                .mapToLong(entry -> tables.flagsOf(List.of(entry)))
                .toArray();
        restPlaces = elsewhere.values().stream().mapToInt(places::of).toArray();
    }

    private static int space(final MapTable map, final Optional<String> name) {
        return name.map(map::of).orElse(Index.NONE);
    }

    private static int[] spaces(final MapTable map, final List<String> names) {
        return names.stream().mapToInt(map::of).toArray();
    }

    private static long all(final Index index) {
        return index.size() == Long.SIZE ? -1 : (1L << index.size()) - 1;
    }
}
