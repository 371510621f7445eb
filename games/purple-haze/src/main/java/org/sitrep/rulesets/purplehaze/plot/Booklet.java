package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.LastMade;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;

/**
 * A graph of the steps of entries that can continue in one another: those of a Mission, the lines of a place of
 * R&amp;R, or one Encounter card. Immutable.
 */
public final class Booklet {
    /** The owner of the entries. */
    public enum Kind {
        MISSION,
        ENCOUNTER,
        /** The lines of a place of R&amp;R. */
        REST
    }

    /** The kind of target of a word. */
    public enum Target {
        END,
        STEP,
        /** The booklet of a Mission, from a card of that Mission's own deck. */
        BEYOND,
        /** No target. */
        UNKNOWN
    }

    private static final LastMade<GameData, List<Booklet>> ALL = new LastMade<>(Booklet::made);

    private final Kind kind;
    private final String path;
    private final Map<String, Map<String, StoryStep>> entries = new LinkedHashMap<>();
    private final Map<StoryStep, List<StoryStep>> following = new HashMap<>();
    private final Optional<Set<String>> beyond;

    private Booklet(final Kind kind, final String path, final Optional<Set<String>> beyond) {
        this.kind = kind;
        this.path = path;
        this.beyond = beyond;
    }

    /** Returns all booklets of a document: Missions, Encounters, places of R&amp;R. */
    public static List<Booklet> all(final GameData game) {
        return ALL.of(game);
    }

    private static List<Booklet> made(final GameData game) {
        final List<Booklet> all = new ArrayList<>();
        game.missions().values().forEach(mission -> all.add(of(mission)));
        game.encounters().values().forEach(card -> all.add(of(card, game)));
        game.rest().values().forEach(place -> all.add(of(place)));
        return List.copyOf(all);
    }

    /** Returns the booklet of a Mission. */
    public static Booklet of(final Mission mission) {
        final Booklet booklet = new Booklet(Kind.MISSION, "missions." + mission.id(), Optional.of(Set.of()));
        booklet.addAll(mission.entries());
        return booklet.connected();
    }

    /**
     * Returns the booklet of an Encounter card; a card of a Mission's own deck may continue in that Mission's entries,
     * if the document has them.
     */
    public static Booklet of(final Encounter card, final GameData game) {
        final Set<String> entries = new LinkedHashSet<>();
        final List<Mission> missions = missionsOf(card, game);
        missions.forEach(mission -> entries.addAll(mission.entries().keySet()));
        final boolean unknown =
                missions.isEmpty() && Encounter.missionOf(card.deck()).isPresent();
        final Booklet booklet = new Booklet(
                Kind.ENCOUNTER, "encounters." + card.id(), unknown ? Optional.empty() : Optional.of(entries));
        booklet.add(card.id(), booklet.path, card.steps());
        return booklet.connected();
    }

    /** Returns the Missions of the document whose own deck a card belongs to. */
    public static List<Mission> missionsOf(final Encounter card, final GameData game) {
        return game.missions().values().stream()
                .filter(mission -> card.deck().equals(Encounter.deckOf(mission.number())))
                .toList();
    }

    /** Returns the lines of a place of R&amp;R. */
    public static Booklet of(final RestPlace place) {
        final Booklet booklet = new Booklet(Kind.REST, "rest." + place.id(), Optional.of(Set.of()));
        booklet.addAll(place.entries());
        return booklet.connected();
    }

    private void addAll(final Map<String, Entry> all) {
        all.values().forEach(entry -> add(entry.id(), path + ".entries." + entry.id(), entry.steps()));
    }

    private void add(final String id, final String entryPath, final Map<String, Entry.Step> steps) {
        final Map<String, StoryStep> placed = new LinkedHashMap<>();
        steps.forEach((name, step) -> placed.put(name, new StoryStep(id, entryPath + ".steps." + name, step)));
        entries.put(id, placed);
    }

    /** Connects each step to its successors, once all entries are present. */
    private Booklet connected() {
        for (final StoryStep step : steps()) {
            following.put(
                    step,
                    step.jumps().stream()
                            .map(jump -> next(step, jump.word()))
                            .flatMap(Optional::stream)
                            .filter(Streams.unseen())
                            .toList());
        }
        return this;
    }

    /** Returns the kind of its owner. */
    public Kind kind() {
        return kind;
    }

    /** Returns its dotted path, e.g. {@code missions.crash}. */
    public String path() {
        return path;
    }

    /** Returns the ids of its entries; an Encounter card is one entry of its own id. */
    public Set<String> entries() {
        return entries.keySet();
    }

    /** Returns the steps of an entry by name. */
    public Map<String, StoryStep> steps(final String entry) {
        return entries.get(entry);
    }

    /** Returns all steps. */
    public List<StoryStep> steps() {
        return entries.values().stream()
                .flatMap(entry -> entry.values().stream())
                .toList();
    }

    /** Returns all words that a step of an entry may use for the next one. */
    public Set<String> words(final String entry) {
        final Set<String> words = new LinkedHashSet<>(entries.get(entry).keySet());
        words.add(Entry.END);
        goesTo().forEach(other -> words.add(Entry.ENTRY + other));
        return words;
    }

    /** Returns the ids of the entries that {@code entry.…} can name here. */
    public Set<String> goesTo() {
        return kind == Kind.ENCOUNTER ? beyond.orElse(Set.of()) : entries.keySet();
    }

    /** Returns the kind of target of a word of a step. */
    public Target target(final StoryStep from, final String word) {
        if (word.equals(Entry.END)) {
            return Target.END;
        }
        if (next(from, word).isPresent()) {
            return Target.STEP;
        }
        final boolean leaves = kind == Kind.ENCOUNTER && word.startsWith(Entry.ENTRY);
        return leaves && (beyond.isEmpty() || beyond.get().contains(other(word))) ? Target.BEYOND : Target.UNKNOWN;
    }

    /** Returns the step of this booklet that a word names, if any. */
    public Optional<StoryStep> next(final StoryStep from, final String word) {
        if (word.equals(Entry.END)) {
            return Optional.empty();
        }
        if (word.startsWith(Entry.ENTRY)) {
            return kind == Kind.ENCOUNTER || !entries.containsKey(other(word))
                    ? Optional.empty()
                    : entries.get(other(word)).values().stream().findFirst();
        }
        return Optional.ofNullable(entries.get(from.entry()).get(word));
    }

    private static String other(final String word) {
        return word.substring(Entry.ENTRY.length());
    }

    /** Returns the steps of this booklet that can follow one. */
    public List<StoryStep> next(final StoryStep from) {
        return following.get(from);
    }

    /**
     * Returns whether every step of an entry continues in exactly one way, to an existing target; only then are the
     * successors certain.
     */
    public boolean isWhole(final String entry) {
        return entries.get(entry).values().stream()
                .allMatch(step -> !step.step().id().equals(Entry.END)
                        && step.ways().size() == 1
                        && step.jumps().stream().allMatch(jump -> target(step, jump.word()) != Target.UNKNOWN));
    }

    /** Returns whether every entry is whole. */
    public boolean isWhole() {
        return entries.keySet().stream().allMatch(this::isWhole);
    }

    /** Returns the steps that can be reached from some, including these. */
    public Set<StoryStep> reachable(final Collection<StoryStep> from) {
        return reachable(from, this::next);
    }

    /** Returns all objects that can be reached from some, including these, by the successors of each. */
    public static <T> Set<T> reachable(
            final Collection<? extends T> from, final Function<T, ? extends Collection<T>> next) {
        final Set<T> reached = new LinkedHashSet<>(from);
        final Deque<T> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            next.apply(open.remove()).stream().filter(reached::add).forEach(open::add);
        }
        return reached;
    }
}
