package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Entry;

/**
 * All entries of a document as one program (PH-EVT-2, PH-ENC-2): those of every Mission, every Encounter card and every
 * line of R&amp;R. Steps are numbered; {@link #entry}, {@link #encounter} and {@link #restLine} return the first step
 * of each. Immutable.
 *
 * <p>The effects of step {@code s} are the rows {@code firstEffect[s]} … {@code firstEffect[s + 1] - 1} of
 * {@link #effects}. Its ways on are {@code firstTarget[s]} … {@code firstTarget[s + 1] - 1} of the arrays by target, in
 * the order that its {@link Kind} defines.
 */
public final class StoryTable {
    /** The target that ends the entry. */
    public static final int END = Index.NONE;

    /** The rule by which a step continues. */
    public enum Kind {
        /** Continues at its one target. */
        NEXT,
        /** Continues at the target that the player chooses among those whose needs are met. */
        CHOICE,
        /** Continues at the first target if enough Marines pass, else at the second. */
        TEST,
        /**
         * Continues at the first target if the combat is won, at the second if drawn, at the third if the Squad pulls
         * back.
         */
        FIGHT,
        /** Continues at the first target if the condition holds, else at the second. */
        BRANCH,
        /** Continues at the target of the face of a D6. */
        ROLL
    }
    /** Number of steps. */
    public final int steps;
    /** Kind of each step: an ordinal of {@link Kind}. */
    public final int[] kind;
    /** The first row of effects of each step; one element longer than the number of steps. */
    public final int[] firstEffect;
    /** The first target of each step; one element longer than the number of steps. */
    public final int[] firstTarget;
    /** The first step of the entry that each step belongs to. */
    public final int[] firstOfEntry;
    /** The condition of each branch, by step, or {@link Index#NONE}. */
    public final int[] when;
    /** Marines who test, by step: an ordinal of {@link org.sitrep.rulesets.purplehaze.definition.Who}. */
    public final int[] testers;
    /** The Trait tested, by step. */
    public final int[] trait;
    /** DIFF, by step. */
    public final int[] diff;
    /** Change of the Focus dice of the test, by step. */
    public final int[] focus;
    /** Change of the Strike dice of the test, by step. */
    public final int[] strike;
    /** Number of Marines who must pass, by step; 0 for all. */
    public final int[] enough;
    /** The box of a combat, by step: its index among the boxes of the document, or {@link Index#NONE}. */
    public final int[] box;
    /** Eliminated Enemies that suffice to win the combat, by step; 0 for all. */
    public final int[] eliminated;
    /** True if the end of the combat leaves Threat unchanged, by step. */
    public final boolean[] threatStays;
    /** The step that comes next, or {@link #END}, by target. */
    public final int[] target;
    /** True if the target begins another entry, by target. */
    public final boolean[] beginsEntry;
    /** The condition of an option, by target, or {@link Index#NONE}. */
    public final int[] needs;

    public final EffectTable effects;
    public final ConditionRow[] conditions;

    /** The step and all that can follow it in the same entry, one bit per step, {@link #words} words per step. */
    private final long[] ahead;

    private final int words;

    private final Passage[] passages;
    private final Map<String, Integer> firstSteps;
    private final Map<String, Integer> byName;
    private final List<String> paths;
    private final List<Entry.Step> definitions;

    /** Makes the program of a bound and checked document; a dangling reference is a programming error. */
    public StoryTable(final GameTables tables) {
        final StoryWriter writer = new StoryWriter(tables);
        writer.write();
        steps = writer.steps.size();
        kind = writer.numbers(step -> step.kind.ordinal());
        firstEffect = writer.firsts(step -> step.effects);
        firstTarget = writer.firsts(step -> step.targets.size());
        firstOfEntry = writer.numbers(step -> step.firstOfEntry);
        when = writer.numbers(step -> step.when);
        testers = writer.numbers(step -> step.testers);
        trait = writer.numbers(step -> step.trait);
        diff = writer.numbers(step -> step.diff);
        focus = writer.numbers(step -> step.focus);
        strike = writer.numbers(step -> step.strike);
        enough = writer.numbers(step -> step.enough);
        box = writer.numbers(step -> step.box);
        eliminated = writer.numbers(step -> step.eliminated);
        threatStays = new boolean[steps];
        final List<StoryWriter.Target> targets =
                writer.steps.stream().flatMap(step -> step.targets.stream()).toList();
        target = targets.stream().mapToInt(StoryWriter.Target::step).toArray();
        needs = targets.stream().mapToInt(StoryWriter.Target::needs).toArray();
        beginsEntry = new boolean[target.length];
        for (int i = 0; i < target.length; i++) {
            beginsEntry[i] = targets.get(i).beginsEntry();
        }
        effects = writer.effects.table();
        conditions = writer.conditions.toArray(ConditionRow[]::new);
        words = (steps + Long.SIZE - 1) / Long.SIZE;
        ahead = new long[steps * words];
        firstSteps = Map.copyOf(writer.firstSteps);
        byName = Map.copyOf(writer.byName);
        paths = writer.steps.stream().map(step -> step.path).toList();
        definitions = writer.steps.stream().map(step -> step.definition).toList();
        passages = new Passage[steps];
        for (int step = 0; step < steps; step++) {
            threatStays[step] = writer.steps.get(step).threatStays;
            lookAhead(step, step);
            passages[step] = new Passage(this, step);
        }
    }

    private void lookAhead(final int from, final int step) {
        ahead[from * words + step / Long.SIZE] |= 1L << step;
        for (int way = firstTarget[step]; way < firstTarget[step + 1]; way++) {
            if (!beginsEntry[way] && target[way] != END && !isAhead(from, target[way])) {
                lookAhead(from, target[way]);
            }
        }
    }

    /**
     * Returns whether {@code step} equals {@code from} or can follow it without another entry beginning; false if there
     * is no such step.
     */
    public boolean isAhead(final int from, final int step) {
        return from >= 0 && step >= 0 && step < steps && (ahead[from * words + step / Long.SIZE] & 1L << step) != 0;
    }

    /** Returns a step as printed. */
    public Passage passage(final int step) {
        return passages[step];
    }

    /** Returns the first step of an entry of a Mission. */
    public int entry(final String mission, final String entry) {
        return first(StoryWriter.ofMission(mission, entry));
    }

    /** Returns the first step of an Encounter card. */
    public int encounter(final String encounter) {
        return first(StoryWriter.ofEncounter(encounter));
    }

    /** Returns the first step of a line of R&amp;R. */
    public int restLine(final String place, final String entry) {
        return first(StoryWriter.ofRest(place, entry));
    }

    /**
     * Returns the first step of an entry, or {@link Index#NONE} if there is none of that name.
     *
     * @param name Mission and entry, or place and line of R&amp;R, with a dot between; or an Encounter card
     */
    public int named(final String name) {
        return byName.getOrDefault(name, Index.NONE);
    }

    private int first(final String path) {
        final Integer step = firstSteps.get(path);
        if (step == null) {
            throw new IllegalArgumentException("no entry " + path);
        }
        return step;
    }

    /** Returns the path of a step in the document, such as {@code missions.crash.entries.wreck.steps.search}. */
    public String path(final int step) {
        return paths.get(step);
    }

    /** Returns the names of the ways on from a step in a data file, in their order. */
    public List<String> labels(final int step) {
        final Entry.Step definition = definitions.get(step);
        return switch (Kind.values()[kind[step]]) {
            case NEXT -> List.of("next");
            case CHOICE -> List.copyOf(definition.choose().keySet());
            case TEST -> List.of("pass", "fail");
            case FIGHT -> List.of("won", "drawn", "pulledBack");
            case BRANCH -> List.of("then", "otherwise");
            case ROLL -> List.of("1", "2", "3", "4", "5", "6");
        };
    }

    /** Returns the definition of a step in the data file. */
    public Entry.Step definition(final int step) {
        return definitions.get(step);
    }
}
