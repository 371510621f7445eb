package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;

/**
 * A step with its place, which identifies it.
 *
 * @param entry id of its entry
 * @param path dotted path
 * @param step the step
 */
public record StoryStep(String entry, String path, Entry.Step step) {
    /** An effect with its dotted path. */
    public record PlacedEffect(String path, Effect effect) {}

    /** A word that names the next step, with its place in this one, e.g. {@code test.pass}. */
    public record Jump(String key, String word) {}

    /** Returns the names of the ways in which it continues; a valid step has one. */
    public List<String> ways() {
        final List<String> ways = new ArrayList<>();
        if (!step.choose().isEmpty()) {
            ways.add("choose");
        }
        step.test().ifPresent(test -> ways.add("test"));
        step.fight().ifPresent(fight -> ways.add("fight"));
        step.branch().ifPresent(branch -> ways.add("branch"));
        if (!step.roll().isEmpty()) {
            ways.add("roll");
        }
        step.next().ifPresent(next -> ways.add("next"));
        return ways;
    }

    /** Returns every word that names a next step, in the order of the record. */
    public List<Jump> jumps() {
        final List<Jump> jumps = new ArrayList<>();
        step.choose().forEach((name, option) -> jumps.add(new Jump("choose." + name + ".next", option.next())));
        step.test().ifPresent(test -> {
            jumps.add(new Jump("test.pass", test.pass()));
            jumps.add(new Jump("test.fail", test.fail()));
        });
        step.fight().ifPresent(fight -> {
            jumps.add(new Jump("fight.won", fight.won()));
            fight.drawn().ifPresent(word -> jumps.add(new Jump("fight.drawn", word)));
            fight.pulledBack().ifPresent(word -> jumps.add(new Jump("fight.pulledBack", word)));
        });
        step.branch().ifPresent(branch -> {
            jumps.add(new Jump("branch.then", branch.then()));
            jumps.add(new Jump("branch.otherwise", branch.otherwise()));
        });
        for (int i = 0; i < step.roll().size(); i++) {
            jumps.add(new Jump("roll." + i, step.roll().get(i)));
        }
        step.next().ifPresent(word -> jumps.add(new Jump("next", word)));
        return jumps;
    }

    /** Returns its effects in order. */
    public List<PlacedEffect> effects() {
        final List<PlacedEffect> effects = new ArrayList<>();
        for (int i = 0; i < step.effects().size(); i++) {
            effects.add(new PlacedEffect(path + ".effects." + i, step.effects().get(i)));
        }
        return effects;
    }

    /** Returns the conditions of its fork and its options, by their places in it. */
    public Map<String, Condition> conditions() {
        final Map<String, Condition> conditions = new LinkedHashMap<>();
        step.branch().ifPresent(branch -> conditions.put("branch.when", branch.when()));
        step.choose()
                .forEach((name, option) ->
                        option.needs().ifPresent(needs -> conditions.put("choose." + name + ".needs", needs)));
        return conditions;
    }

    /** Returns whether it only informs and asks: nothing changes, and no die or Enemy decides how it continues. */
    public boolean onlyTells() {
        return step.effects().isEmpty()
                && step.test().isEmpty()
                && step.fight().isEmpty()
                && step.roll().isEmpty();
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof StoryStep step && path.equals(step.path);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }
}
