package org.sitrep.contract;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How code, tests and pages of a game cite its rules: {@code PH-MCH-4}, {@code PH-TAC-2, 5, 6}, {@code GAP-08 to 10},
 * {@code RB-MOVE-4, -5, -7}, {@code RB-LOS-1…5}; examples in names of tests {@code WE_40}.
 *
 * @param kinds pattern of what stands before the hyphen and the number of a rule or reading
 * @param examples pattern of what stands before the two or three digits of an example
 * @param engine packages of sim-core, below {@code org.sitrep}, that cite rules of the game
 */
public record RuleNumbers(String kinds, String examples, List<String> engine) {
    private static final String LINK = "(?:, and | to |, | and | or |…)";
    private static final Set<String> RANGES = Set.of(" to ", "…");

    /** Returns all rules and readings that a text cites, with those between the ends of a range. */
    Set<String> citedIn(final String text) {
        final String number = "(?:(" + kinds + ")-|-)?(\\d+)";
        final Pattern lists = Pattern.compile("\\b(?:" + kinds + ")-\\d+(?:" + LINK + number + "(?![\\d.:]))*");
        final Pattern items = Pattern.compile("(" + LINK + ")?" + number);
        final Set<String> found = new TreeSet<>();
        final Matcher list = lists.matcher(text.replaceAll("\\n +\\* ", " ")); // a comment may be wrapped in a list
        while (list.find()) {
            String kind = "";
            String last = "";
            final Matcher item = items.matcher(list.group());
            while (item.find()) {
                kind = item.group(2) == null ? kind : item.group(2);
                final boolean range = item.group(1) != null && RANGES.contains(item.group(1));
                addRange(kind, range ? last : item.group(3), item.group(3), found);
                last = item.group(3);
            }
        }
        return found;
    }

    /** Returns the examples that a test names, in comments or by its own names. */
    Set<String> examplesIn(final String test) {
        final Matcher example = Pattern.compile(
                        "(" + examples + ")(\\d\\d\\d?)(?:(?:_to_| to )(?:" + examples + ")?(\\d\\d\\d?))?")
                .matcher(test);
        final Set<String> found = new TreeSet<>();
        while (example.find()) {
            final String from = example.group(2);
            final String to = example.group(3) == null ? from : example.group(3);
            addRange(example.group(1).replaceAll("[-_]", ""), from, to, found);
        }
        citedIn(test).stream().filter(this::isExample).forEach(found::add);
        return found;
    }

    /** Returns whether an id is that of a worked example. */
    boolean isExample(final String id) {
        return id.matches("(?:" + examples + ")\\d\\d\\d?");
    }

    private static void addRange(final String kind, final String from, final String to, final Set<String> found) {
        for (int n = Integer.parseInt(from); n <= Integer.parseInt(to); n++) {
            found.add(kind + "-" + String.format("%0" + from.length() + "d", n));
        }
    }
}
