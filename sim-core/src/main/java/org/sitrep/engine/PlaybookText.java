package org.sitrep.engine;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * A playbook that is in no file. It may extend shipped content. Its results are those of a file with the same name and
 * text. Immutable.
 *
 * @param name name of the file that it could be in, such as {@code mine.yaml}
 * @param text YAML
 * @param library folder of shipped scenarios; null if there is none
 */
public record PlaybookText(String name, String text, Path library) {
    /**
     * Parses it.
     *
     * @param findings receives everything that is wrong with it
     */
    public Optional<ScenarioDocument> read(final Findings findings) {
        return ScenarioLoader.load(new LoadRequest(name, library), text, findings);
    }

    /**
     * Returns its bot, whose id is the name without its extension.
     *
     * @param findings receives everything that is wrong with it
     * @return empty if there is any finding, or it is for another game
     */
    public Optional<FileBot> bot(final Ruleset game, final Findings findings) {
        final Optional<ScenarioDocument> read = read(findings);
        if (read.isPresent() && !read.get().ruleset().equals(game.id())) {
            read.get().unknownRuleset(List.of(game.id()), findings);
            return Optional.empty();
        }
        return read.flatMap(document -> game.playbook(document, findings)
                .map(bot -> new FileBot(bot, new RunResult.BotFile(name, sha256(document)))));
    }

    private String sha256(final ScenarioDocument document) {
        final List<byte[]> files = document.files().stream()
                .map(file ->
                        file.equals(name) ? text.getBytes(StandardCharsets.UTF_8) : PlaybookFile.bytes(file, library))
                .toList();
        return PlaybookFile.sha256(files, new byte[0]);
    }
}
