package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.scenario.Findings;

/** Asks a form of odds as the command line does. */
public final class Asking {
    private Asking() {}

    /** Returns the answer to a question of options in one line; content is without findings. */
    public static Odds odds(final OddsForm form, final ShippedFiles<?> content, final String question) {
        final Findings findings = new Findings();
        final Optional<Odds> odds =
                form.answer().compute(request(form, question), Optional.of(content.document()), findings);
        assertTrue(findings.isEmpty(), () -> findings.sorted().toString());
        return odds.orElseThrow();
    }

    /** Returns a question as the command line puts it. */
    public static OddsRequest request(final OddsForm form, final String question) {
        final Map<String, OddsOption> options = new HashMap<>();
        final Map<String, String> values = new HashMap<>();
        for (final OddsOption option : form.options()) {
            options.put(option.name(), option);
            if (!option.orElse().isEmpty()) {
                values.put(option.name(), option.orElse());
            }
        }
        final String[] words = question.strip().split(" +");
        for (int i = 0; i < words.length; i++) {
            final OddsOption option = options.get(words[i]);
            values.put(option.name(), option.kind() == OddsOption.Kind.SWITCH ? "true" : words[++i]);
        }
        return new OddsRequest(values);
    }

    /** Returns the rows of a table, as values by the keys of the columns. */
    public static List<Map<String, Object>> rows(final OddsTable table) {
        return table.rows().stream()
                .map(row -> {
                    final Map<String, Object> values = new LinkedHashMap<>();
                    for (int column = 0; column < row.size(); column++) {
                        values.put(
                                table.columns().get(column).key(),
                                row.get(column).value());
                    }
                    return values;
                })
                .toList();
    }
}
