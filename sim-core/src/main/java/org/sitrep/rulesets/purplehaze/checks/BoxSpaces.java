package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;

/** The spaces that a box names, with the paths where it does. */
final class BoxSpaces {
    private BoxSpaces() {}

    /** Returns every word for a space by its dotted path, in the order of the record. */
    static Map<String, String> all(final CombatBox box) {
        final Map<String, String> words = new LinkedHashMap<>();
        lists(box).forEach((path, list) -> {
            for (int i = 0; i < list.size(); i++) {
                words.put(path + "." + i, list.get(i));
            }
        });
        box.namedMarineSpaces().forEach((who, word) -> words.put(namedPath(box) + "." + who, word));
        return words;
    }

    /** Returns the lists of spaces by their dotted paths; within each, a space may stand once. */
    static Map<String, List<String>> lists(final CombatBox box) {
        final String path = "combats." + box.id() + ".";
        final Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put(path + "enemyHardCover", box.enemyHardCover());
        lists.put(path + "marineHardCover", box.marineHardCover());
        lists.put(path + "enemySpaces", box.enemySpaces());
        lists.put(path + "marineSpaces", box.marineSpaces());
        return lists;
    }

    /** Returns the dotted path of the named Marines' spaces. */
    static String namedPath(final CombatBox box) {
        return "combats." + box.id() + ".namedMarineSpaces";
    }

    /** Returns whether a space is on the board under the reading of AMB-26; in all, only the two middle columns are. */
    static boolean isOn(final Space space, final Options options) {
        return options.boardSpaces() == Options.BoardSpaces.EACH_HALF || space.column() == 2 || space.column() == 3;
    }
}
