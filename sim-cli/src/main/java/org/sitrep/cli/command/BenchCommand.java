package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.service.Signature;
import org.sitrep.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sitrep bench}. */
@Command(
        name = "bench",
        header = "print the behaviour signature of this build",
        description = "%nPlays a fixed set of missions, every shipped scenario of a game with every bot of it, and "
                + "prints one hash over all their outcomes. A change "
                + "that alters it alters what happens on the table, and says so in the changelog.%n")
public final class BenchCommand extends SitrepCommand {
    @Option(names = "--signature", required = true, description = "Print the signature.")
    private boolean signature;

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.SIGNATURE_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each scenario and bot (default: ${DEFAULT-VALUE}). Another number gives "
                    + "another signature.")
    private long missions;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "The signature of this game alone (default: one for each game that ships scenarios).")
    private String ruleset;

    @Option(names = "--cells", description = "Also show the hash of each scenario and bot.")
    private boolean cells;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        if (missions < 1) {
            throw UserError.usage("--missions " + missions + " is too small", "it has to be at least 1");
        }
        final Map<String, Signature> signatures = new LinkedHashMap<>();
        for (final Ruleset game : ruleset == null
                ? session().games().all()
                : List.of(session().games().require(ruleset))) {
            final List<String> shipped = session().home().shippedScenarios(game);
            if (!shipped.isEmpty()) {
                signatures.put(game.id(), Signature.of(session(), shipped, missions));
            }
        }
        if (signatures.isEmpty()) {
            throw UserError.badData("the shipped scenarios were not found", "start ./sitrep in its own folder");
        }
        console().out(format.format()).print(Signature.in(format.format(), signatures, cells));
        return ExitCode.OK;
    }
}
