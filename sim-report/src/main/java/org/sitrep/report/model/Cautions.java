package org.sitrep.report.model;

import java.util.Collection;
import java.util.stream.Collectors;

/** What would make the numbers of a report wrong though its intervals are right, in plain words. Stateless. */
public final class Cautions {
    private Cautions() {}

    /** Returns what an interval leaves out, whatever the kind of report. */
    public static Rich of(final Collection<String> bots) {
        Rich text = Rich.of("")
                .strong("What would make it wrong.")
                .plain(" An interval covers the luck of the dice and nothing else. The answer is another one if "
                        + "people play otherwise than ");
        int named = 0;
        for (final String bot : bots.stream().distinct().collect(Collectors.toList())) {
            text = text.plain(named++ == 0 ? "" : ", ").code(bot);
        }
        return text.plain(", if a rule is read otherwise than by the options in force, or if your copy of the game has "
                        + "other values where those here are house values: ours, because the rules do not "
                        + "print them (")
                .code("docs/enter-your-own-cards.md")
                .plain("). How the intervals are made, and what each assumes: ")
                .code("docs/how-sure-is-this-number.md")
                .plain(".");
    }
}
