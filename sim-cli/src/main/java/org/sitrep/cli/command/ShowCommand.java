package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.Provenance;
import org.sitrep.scenario.ScenarioDocument;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep show}. */
final class ShowCommand extends SitrepCommand {
    private static final int KEY_WIDTH = 24;

    @Parameters(index = "0", paramLabel = "SCENARIO")
    private String scenario;

    @Parameters(index = "1", arity = "0..1", paramLabel = "PATH")
    private String path;

    @Option(names = "--resolved")
    private boolean resolved;

    @Option(names = "--provenance")
    private boolean provenance;

    @Mixin
    private ContentOptions content;

    @Override
    public Integer call() {
        final OpenScenario open = content.source(session(), scenario).require();
        if (path != null) {
            console().out().print(part(open.document()));
        } else if (resolved || provenance) {
            console().data().print(open.document().resolvedYaml(provenance));
        } else {
            summary(open);
        }
        return ExitCode.OK;
    }

    private String part(final ScenarioDocument document) {
        return document.resolvedYaml(path, provenance)
                .orElseThrow(() -> UserError.usage("there is nothing at " + path, suggestion(document)));
    }

    /** Returns a suggestion for the first unknown step of a path. */
    private String suggestion(final ScenarioDocument document) {
        String parent = path;
        while (document.at(parent).isEmpty()) {
            parent = parent.contains(".") ? parent.substring(0, parent.lastIndexOf('.')) : "";
        }
        final Node last = document.at(parent).orElseThrow();
        if (!(last instanceof MapNode map)) {
            return parent + " is " + last.kindName();
        }
        final String rest = path.substring(parent.isEmpty() ? 0 : parent.length() + 1);
        final String step = rest.contains(".") ? rest.substring(0, rest.indexOf('.')) : rest;
        return DidYouMean.suggestion(step, map.entries().keySet());
    }

    private void summary(final OpenScenario open) {
        final ScenarioDocument document = open.document();
        final Map<String, String> head = new LinkedHashMap<>();
        head.put("Game", open.game().title());
        head.putAll(open.compiled().setup());
        console().line(document.title());
        entries(head);
        readings(open);
        section("Sources of its values", shares(document));
        console().line("\nFiles, each overriding those before it");
        document.files().forEach(file -> console().line("  " + file));
        console().line("\nContent " + document.sha256());
    }

    /** Shows the readings that differ from the recommended ones, and their number. */
    private void readings(final OpenScenario open) {
        final Map<String, String> other = new LinkedHashMap<>(open.compiled().options());
        open.game().options().forEach(option -> {
            if (!option.values().isEmpty()) {
                other.remove(option.id(), option.values().get(0));
            }
        });
        final int usual = open.compiled().options().size() - other.size();
        other.put("as recommended", (other.isEmpty() ? "all " : "") + usual + " (" + Launcher.NAME + " list options)");
        section("Readings of ambiguous rules, and optional rules", other);
    }

    private static Map<String, String> shares(final ScenarioDocument document) {
        final Map<Provenance, Integer> counts = document.provenanceCounts();
        final Map<String, String> shares = new LinkedHashMap<>();
        shares.put("stated by the rules", counts.get(Provenance.TEXT) + " values");
        shares.put("derived from them", counts.get(Provenance.DERIVED) + " values");
        shares.put("ours (house)", counts.get(Provenance.HOUSE) + " values");
        shares.put("chosen", counts.get(Provenance.CHOSEN) + " values");
        return shares;
    }

    private void section(final String title, final Map<String, String> entries) {
        console().line("\n" + title);
        entries(entries);
    }

    private void entries(final Map<String, String> entries) {
        entries.forEach((key, value) -> console().line("  " + Text.padRight(key, KEY_WIDTH) + "  " + value));
    }
}
