package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.PoolOdds;
import org.sitrep.cli.service.ShotOdds;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sitrep odds}: exact, nothing is simulated. */
@Command(
        name = "odds",
        header = "exact odds of a test, an enemy attack or a shot",
        customSynopsis = {
            "sitrep odds --focus F --strike S --crit C [--night] [--diff D]",
            "       sitrep odds --enemy --focus F --strike S --crit C [--night]",
            "       sitrep odds --weapon W [--mode M] [--range R] [--aimed] [...]"
        },
        description = {
            "%nExact odds by counting every throw; nothing is simulated. The first form is a test of one Marine, the second one Enemy "
                    + "attack as it falls on each ID, the third a Fire order and what it does to a target behind its cover.%n"
        },
        footer = {
            "",
            "Examples:",
            "  ./sitrep odds --focus 3 --strike 3 --crit 0 --diff 2",
            "  ./sitrep odds --weapon M16 --mode auto --range 2",
            "  ./sitrep odds --weapon M40 --range 4 --aimed --los 2 --target F05 --hard 1"
        })
public final class OddsCommand implements Callable<Integer> {
    private final Session session;

    @ArgGroup(exclusive = false, heading = "%nA pool of dice:%n", order = 1)
    private PoolOptions pool;

    @ArgGroup(exclusive = false, heading = "%nA Fire order:%n", order = 2)
    private ShotOptions shot;

    @Option(
            names = "--night",
            description =
                    "It is night: one Focus die less. A test without Focus dice fails; a Combat test scores nothing.")
    private boolean night;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public OddsCommand(final Session session) {
        this.session = session;
    }

    /** The dice. */
    static final class PoolOptions {
        @Option(names = "--focus", paramLabel = "F", description = "Focus dice, 0 to 8.")
        private Integer focus;

        @Option(names = "--strike", paramLabel = "S", description = "Strike dice, 0 to 20.")
        private Integer strike;

        @Option(names = "--crit", paramLabel = "C", description = "Crit dice, 0 to 8.")
        private Integer crit;

        @Option(names = "--diff", paramLabel = "D", description = "Difficulty: how many successes pass the test.")
        private Integer difficulty;

        @Option(names = "--enemy", description = "Show the hits on one ID, as an Enemy attack deals them.")
        private boolean enemy;
    }

    /** The circumstances of a shot. */
    static final class ShotOptions {
        @Option(
                names = "--weapon",
                paramLabel = "W",
                required = true,
                description = "Weapon or thrown gear, by id or by the name on its card; see 'list weapons'.")
        private String weapon;

        @Option(
                names = "--mode",
                paramLabel = "M",
                description = "Its mode, or the beginning of one (default: the card's first).")
        private String mode;

        @Option(
                names = "--range",
                paramLabel = "R",
                defaultValue = Defaults.RANGE,
                description = "Rows away (default: ${DEFAULT-VALUE}).")
        private int range;

        @Option(names = "--aimed", description = "An Aimed Shot.")
        private boolean aimed;

        @Option(
                names = "--los",
                paramLabel = "N",
                defaultValue = Defaults.NONE,
                description = "Line-of-sight penalties (default: ${DEFAULT-VALUE}).")
        private int sight;

        @Option(names = "--bipod", description = "Use its bipod.")
        private boolean bipod;

        @Option(names = "--target", paramLabel = "ID", description = "One Enemy marker (default: all of them).")
        private String target;

        @Option(
                names = "--hard",
                paramLabel = "N",
                defaultValue = Defaults.NONE,
                description = "The target's Hard Cover (default: ${DEFAULT-VALUE}).")
        private int hard;

        @Option(
                names = "--scenario",
                paramLabel = "FILE",
                description = "Whose data to read (default: " + Defaults.SCENARIO + ").")
        private String scenario;

        @Option(
                names = "--set",
                paramLabel = "PATH=VALUE",
                description = "Change one value of the data. May be repeated.")
        private List<String> sets = new ArrayList<>();
    }

    @Override
    public Integer call() {
        if (shot == null && pool == null) {
            throw UserError.usage("nothing to compute", "name a pool (--focus, --strike, --crit) or a --weapon");
        }
        if (shot != null && pool != null) {
            throw UserError.usage(
                    "--weapon says which dice are thrown", "leave out --focus, --strike, --crit, --diff and --enemy");
        }
        final Format as = format.format();
        session.console().out(as).print(shot != null ? ofShot(as) : ofPool(as));
        return ExitCode.OK;
    }

    private String ofPool(final Format as) {
        if (pool.focus == null || pool.strike == null || pool.crit == null) {
            throw UserError.usage("a pool needs all of --focus, --strike and --crit", "write 0 for none");
        }
        if (pool.enemy && pool.difficulty != null) {
            throw UserError.usage("an Enemy attack has no difficulty", "leave out --diff or --enemy");
        }
        return PoolOdds.of(pool.focus, pool.strike, pool.crit, night, pool.difficulty, pool.enemy)
                .in(as);
    }

    private String ofShot(final Format as) {
        final var request = new ShotOdds.Request(
                shot.weapon, shot.mode, shot.range, shot.aimed, shot.sight, night, shot.bipod, shot.target, shot.hard);
        return ShotOdds.of(session, shot.scenario, shot.sets, request).in(as);
    }
}
