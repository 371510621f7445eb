package org.sitrep.report.capsule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.Input;
import org.sitrep.engine.MadeBy;
import org.sitrep.scenario.ValueSources;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a scenario was made from and who made the result, under the same keys in every kind of file, and read back. Files of an earlier day lack some of it. Stateless. */
final class InputJson {
    /** The key of {@link ValueSources}. */
    static final String SOURCES = "provenance";

    private static final String RULESET = "ruleset";
    private static final String SHA256 = "contentSha256";
    private static final String FILES = "files";
    private static final String CHANGES = "changes";
    private static final String OPTIONS = "options";
    private static final String TOOL_VERSION = "toolVersion";
    private static final String COMMIT = "commit";

    private InputJson() {}

    /** Adds the keys of an input to an object. */
    static void put(final ObjectNode out, final Input input) {
        out.put(RULESET, input.ruleset()).put(SHA256, input.contentSha256());
        out.set(FILES, LayoutJson.texts(input.files()));
        out.set(CHANGES, LayoutJson.texts(input.changes()));
        final ObjectNode options = out.putObject(OPTIONS);
        input.options().forEach(options::put);
        out.set(SOURCES, tree(input.sources()));
    }

    /** Returns the input whose keys an object has, as far as it has them. */
    static Input read(final JsonAt in) {
        return new Input(
                in.optional(RULESET).map(JsonAt::text).orElse(""),
                in.optional(SHA256).map(InputJson::hash).orElse(""),
                texts(in.optional(FILES)),
                texts(in.optional(CHANGES)),
                in.optional(OPTIONS).map(JsonAt::textMap).orElse(Map.of()),
                in.optional(SOURCES).map(InputJson::sources).orElse(ValueSources.UNKNOWN));
    }

    /** Nothing stands for what an older file did not say, and is kept so when it is written again. */
    private static String hash(final JsonAt in) {
        return in.text().isEmpty() ? "" : in.hexadecimal(64);
    }

    private static List<String> texts(final Optional<JsonAt> in) {
        return in.map(JsonAt::texts).orElse(List.of());
    }

    static ObjectNode tree(final ValueSources sources) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("text", sources.text())
                .put("derived", sources.derived())
                .put("house", sources.house())
                .put("chosen", sources.chosen());
    }

    /** Returns the counts; early files of loadouts have them as a list in the same order. */
    static ValueSources sources(final JsonAt in) {
        if (in.node().isArray() && in.items().size() == 4) {
            final List<JsonAt> counts = in.items();
            return sources(counts.get(0), counts.get(1), counts.get(2), counts.get(3));
        }
        return sources(in.get("text"), in.get("derived"), in.get("house"), in.get("chosen"));
    }

    /** Returns the counts that stand apart. */
    static ValueSources sources(final JsonAt text, final JsonAt derived, final JsonAt house, final JsonAt chosen) {
        return new ValueSources(number(text), number(derived), number(house), number(chosen));
    }

    private static int number(final JsonAt in) {
        if (in.smallInteger() < 0) {
            throw in.wrong("a count");
        }
        return in.smallInteger();
    }

    /** Adds the keys of a build to an object. */
    static void put(final ObjectNode out, final MadeBy madeBy) {
        out.put(TOOL_VERSION, madeBy.toolVersion()).put(COMMIT, madeBy.commit());
    }

    /** Returns the build whose keys an object has, unknown without them. */
    static MadeBy madeBy(final JsonAt in) {
        return new MadeBy(
                in.optional(TOOL_VERSION).map(JsonAt::text).orElse(""),
                in.optional(COMMIT).map(JsonAt::text).orElse(""));
    }
}
