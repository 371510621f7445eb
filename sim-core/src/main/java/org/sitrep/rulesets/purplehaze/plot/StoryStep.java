package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;

/**
 * A step with its place, by which it is told from others.
 *
 * @param entry id of its entry
 * @param path dotted path
 * @param step the step
 */
public record StoryStep(String entry, String path, Entry.Step step) {
    /** An effect with its dotted path. */
    public record PlacedEffect(String path, Effect effect) {}

    /** A condition with its dotted path. */
    public record PlacedCondition(String path, Condition condition) {}

    /** Returns the names of the ways in which it goes on; a sound step has one. */
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
        step.choose().forEach((name, option) -> jumps.add(new Jump(path + ".choose." + name + ".next", option.next())));
        step.test().ifPresent(test -> {
            jumps.add(new Jump(path + ".test.pass", test.pass()));
            jumps.add(new Jump(path + ".test.fail", test.fail()));
        });
        step.fight().ifPresent(fight -> {
            jumps.add(new Jump(path + ".fight.won", fight.won()));
            fight.drawn().ifPresent(word -> jumps.add(new Jump(path + ".fight.drawn", word)));
            fight.pulledBack().ifPresent(word -> jumps.add(new Jump(path + ".fight.pulledBack", word)));
        });
        step.branch().ifPresent(branch -> {
            jumps.add(new Jump(path + ".branch.then", branch.then()));
            jumps.add(new Jump(path + ".branch.otherwise", branch.otherwise()));
        });
        for (int i = 0; i < step.roll().size(); i++) {
            jumps.add(new Jump(path + ".roll." + i, step.roll().get(i)));
        }
        step.next().ifPresent(word -> jumps.add(new Jump(path + ".next", word)));
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

    /** Returns the conditions of its fork and its options. */
    public List<PlacedCondition> conditions() {
        final List<PlacedCondition> conditions = new ArrayList<>();
        step.branch().ifPresent(branch -> conditions.add(new PlacedCondition(path + ".branch.when", branch.when())));
        step.choose()
                .forEach((name, option) -> option.needs()
                        .ifPresent(needs ->
                                conditions.add(new PlacedCondition(path + ".choose." + name + ".needs", needs))));
        return conditions;
    }

    /** Returns whether it only tells and asks: nothing changes, and no die or Enemy decides how it goes on. */
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
