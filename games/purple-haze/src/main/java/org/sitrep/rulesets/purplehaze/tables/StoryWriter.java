package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;

/**
 * Flattens the entries of a document into the rows of a {@link StoryTable}: first numbers all steps, then writes their
 * ways on.
 */
final class StoryWriter {
    private static final Index NO_OBJECTIVES = new Index(List.of());

    final EffectTable.Rows effects;
    final List<ConditionRow> conditions = new ArrayList<>();
    final List<Row> steps = new ArrayList<>();
    final Map<String, Integer> firstSteps = new HashMap<>();
    final Map<String, Integer> byName = new HashMap<>();

    private final GameTables tables;
    private final GameData game;
    private final Index boxes;
    private final Map<String, Integer> numbers = new HashMap<>();

    /** One way on from a step. */
    record Target(int step, boolean beginsEntry, int needs) {}

    /**
     * A group of entries that may refer to each other.
     *
     * @param entries the path that {@code entry.x} is relative to, or null if there is none
     * @param objectives objectives that conditions and effects may name
     */
    private record Scope(String entries, Index objectives) {}

    /** One step under construction. */
    static final class Row {
        final String path;
        final int firstOfEntry;
        final Entry.Step definition;
        final List<Target> targets = new ArrayList<>();
        StoryTable.Kind kind = StoryTable.Kind.NEXT;
        int effects;
        int when = Index.NONE;
        int testers = Index.NONE;
        int trait;
        int diff;
        int focus;
        int strike;
        int enough;
        int box = Index.NONE;
        int eliminated;
        boolean threatStays;

        private final String entry;
        private final Scope scope;

        private Row(final String entry, final int firstOfEntry, final Scope scope, final Entry.Step definition) {
            this.entry = entry;
            this.firstOfEntry = firstOfEntry;
            this.scope = scope;
            this.definition = definition;
            path = stepOf(entry, definition.id());
        }
    }

    StoryWriter(final GameTables tables) {
        this.tables = tables;
        game = tables.game;
        boxes = new Index(game.combats());
        effects = new EffectTable.Rows(tables);
    }

    static String ofMission(final String mission, final String entry) {
        return missionEntries(mission) + entry;
    }

    static String ofEncounter(final String encounter) {
        return "encounters." + encounter;
    }

    /**
     * Returns the name of an entry in playbooks: {@code crash.wreck} for an entry of a Mission, {@code G01} for an
     * Encounter, {@code town.rain} for a line of R&amp;R.
     *
     * @param path path of the entry in the document
     */
    private static String nameOf(final String path) {
        return path.substring(path.indexOf('.') + 1).replace(".entries.", ".");
    }

    static String ofRest(final String place, final String entry) {
        return restEntries(place) + entry;
    }

    private static String missionEntries(final String mission) {
        return "missions." + mission + ".entries.";
    }

    private static String restEntries(final String place) {
        return "rest." + place + ".entries.";
    }

    private static String stepOf(final String entry, final String step) {
        return entry + ".steps." + step;
    }

    void write() {
        for (final Mission mission : game.missions().values()) {
            final Scope scope = scopeOf(mission);
            mission.entries().forEach((id, entry) -> number(ofMission(mission.id(), id), entry.steps(), scope));
        }
        for (final Encounter encounter : game.encounters().values()) {
            number(ofEncounter(encounter.id()), encounter.steps(), scopeOf(encounter));
        }
        for (final RestPlace place : game.rest().values()) {
            final Scope scope = new Scope(restEntries(place.id()), NO_OBJECTIVES);
            place.entries().forEach((id, entry) -> number(ofRest(place.id(), id), entry.steps(), scope));
        }
        steps.forEach(this::write);
    }

    private static Scope scopeOf(final Mission mission) {
        return new Scope(missionEntries(mission.id()), new Index(mission.objectives()));
    }

    /**
     * Returns the scope of the Mission to whose own deck an Encounter belongs, if the document has it; an empty scope
     * otherwise.
     */
    private Scope scopeOf(final Encounter encounter) {
        return game.missions().values().stream()
                .filter(mission -> Encounter.deckOf(mission.number()).equals(encounter.deck()))
                .findFirst()
                .map(StoryWriter::scopeOf)
                .orElse(new Scope(null, NO_OBJECTIVES));
    }

    private void number(final String path, final Map<String, Entry.Step> ofEntry, final Scope scope) {
        firstSteps.put(path, steps.size());
        byName.putIfAbsent(nameOf(path), steps.size());
        for (final Entry.Step step : ofEntry.values()) {
            final Row row = new Row(path, firstSteps.get(path), scope, step);
            numbers.put(row.path, steps.size());
            steps.add(row);
        }
    }

    private void write(final Row row) {
        final int before = effects.size();
        row.definition.effects().forEach(effect -> effects.add(effect, row.scope.objectives()));
        row.effects = effects.size() - before;
        final Entry.Step step = row.definition;
        if (!step.choose().isEmpty()) {
            row.kind = StoryTable.Kind.CHOICE;
            step.choose().values().forEach(option -> writeOption(row, option));
        } else if (step.test().isPresent()) {
            writeTest(row, step.test().get());
        } else if (step.fight().isPresent()) {
            writeFight(row, step.fight().get());
        } else if (step.branch().isPresent()) {
            row.kind = StoryTable.Kind.BRANCH;
            row.when = add(row, step.branch().get().when());
            addTarget(row, step.branch().get().then());
            addTarget(row, step.branch().get().otherwise());
        } else if (!step.roll().isEmpty()) {
            row.kind = StoryTable.Kind.ROLL;
            step.roll().forEach(next -> addTarget(row, next));
        } else {
            addTarget(row, step.next().orElseThrow());
        }
    }

    private void writeOption(final Row row, final Entry.Option option) {
        addTarget(
                row, option.next(), option.needs().map(needs -> add(row, needs)).orElse(Index.NONE));
    }

    /** Adds a condition and returns its number. */
    private int add(final Row row, final Condition condition) {
        conditions.add(new ConditionRow(tables, condition, row.scope.objectives()));
        return conditions.size() - 1;
    }

    private void writeTest(final Row row, final Entry.TraitTest test) {
        row.kind = StoryTable.Kind.TEST;
        row.testers = test.who().ordinal();
        row.trait = test.trait().ordinal();
        row.diff = test.diff();
        row.focus = test.focus();
        row.strike = test.strike();
        row.enough = test.enough();
        addTarget(row, test.pass());
        addTarget(row, test.fail());
    }

    private void writeFight(final Row row, final Entry.Fight fight) {
        row.kind = StoryTable.Kind.FIGHT;
        row.box = boxes.of(fight.box());
        row.eliminated = fight.enough();
        row.threatStays = fight.threatStays();
        final String drawn = fight.drawn().orElse(fight.won());
        addTarget(row, fight.won());
        addTarget(row, drawn);
        addTarget(row, fight.pulledBack().orElse(drawn));
    }

    private void addTarget(final Row row, final String next) {
        addTarget(row, next, Index.NONE);
    }

    private void addTarget(final Row row, final String next, final int needs) {
        final boolean entry = next.startsWith(Entry.ENTRY);
        row.targets.add(new Target(entry ? entryStep(row, next) : step(row, next), entry, needs));
    }

    private int step(final Row row, final String next) {
        return next.equals(Entry.END) ? StoryTable.END : lookUp(numbers, stepOf(row.entry, next));
    }

    private int entryStep(final Row row, final String next) {
        if (row.scope.entries() == null) {
            return StoryTable.END; // a card of a Mission that the document leaves out: it is never drawn
        }
        return lookUp(firstSteps, row.scope.entries() + next.substring(Entry.ENTRY.length()));
    }

    private static int lookUp(final Map<String, Integer> places, final String path) {
        final Integer place = places.get(path);
        if (place == null) {
            throw new IllegalArgumentException("nothing at " + path);
        }
        return place;
    }

    int[] numbers(final ToIntFunction<Row> of) {
        return steps.stream().mapToInt(of).toArray();
    }

    /** Returns the index of the first part of each step; one element longer than the number of steps. */
    int[] firsts(final ToIntFunction<Row> parts) {
        final int[] firsts = new int[steps.size() + 1];
        for (int step = 0; step < steps.size(); step++) {
            firsts[step + 1] = firsts[step] + parts.applyAsInt(steps.get(step));
        }
        return firsts;
    }
}
