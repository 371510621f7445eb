package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.tables.EnemyTable;

/** What slots of enemies and levels begin with, and what reports call these. */
final class Names {
    /** Alert levels as parts of names. */
    static final List<String> LEVELS = List.of("green", "yellow", "orange", "red");
    /** Alert levels as reports call them. */
    static final List<String> LEVEL_LABELS = List.of("Green", "Yellow", "Orange", "Red");

    static {
        if (AlertLevel.values().length != LEVELS.size()) {
            throw new AssertionError("a level without a name");
        }
    }

    private Names() {}

    /** Returns what the slots of each enemy card begin with. */
    static List<String> enemies(final EnemyTable enemies) {
        final List<String> names = new ArrayList<>();
        for (int type = 0; type < enemies.size(); type++) {
            names.add(once(
                    names, "enemy." + enemies.cards[type].id(), letter(type).toLowerCase(Locale.ROOT)));
        }
        return names;
    }

    /** Returns what reports call each enemy card. */
    static List<String> enemyLabels(final EnemyTable enemies) {
        final List<String> labels = new ArrayList<>();
        for (int type = 0; type < enemies.size(); type++) {
            labels.add(once(labels, enemies.cards[type].name(), letter(type)));
        }
        return labels;
    }

    private static String letter(final int type) {
        return EnemyLetter.values()[type].name();
    }

    /** Tells a name that is there already apart by what it is in the row. */
    private static String once(final List<String> taken, final String name, final String apart) {
        return taken.contains(name) ? name + "-" + apart : name;
    }
}
