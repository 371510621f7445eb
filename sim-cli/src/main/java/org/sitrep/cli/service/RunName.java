package org.sitrep.cli.service;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunRequest;

/**
 * Names the folder of a run after what decides its result: bot, seed, missions and content. No clock, so that the same run lands in the same place.
 */
public final class RunName {
    private static final int HASH_DIGITS = 8;

    private RunName() {}

    /** Returns eight digits that tell results apart which differ in any of these, as texts. */
    public static String fingerprint(final Object... parts) {
        final CRC32 sum = new CRC32();
        for (final Object part : parts) {
            sum.update(part.toString().getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    /**
     * Returns the same for a ladder, e.g. {@code ladder-9f8e7d6c-seed1967-2000-1a2b3c4d}.
     *
     * @param rungsSha256 hash of who plays
     */
    static String ladder(final RunRequest request, final String rungsSha256, final String contentSha256) {
        return of(request.withBot("ladder-" + rungsSha256.substring(0, HASH_DIGITS)), contentSha256);
    }

    /** Returns the same for a comparison, e.g. {@code compare-seed1967-20000-1a2b3c4d}. */
    public static String comparison(final RunRequest request, final String fingerprint) {
        return of(request.withBot("compare"), fingerprint);
    }

    /** Returns the same for a race, e.g. {@code race-survivors-seed1967-50000-1a2b3c4d}. */
    public static String race(final RunRequest request, final String metric, final String fingerprint) {
        return of(request.withBot("race-" + metric), fingerprint);
    }

    /** Returns the same for a sweep, e.g. {@code sweep-rifleman-seed1967-20000-1a2b3c4d}. */
    public static String sweep(final RunRequest request, final String fingerprint) {
        return "sweep-" + of(request, fingerprint);
    }

    /** Returns the same for a table of what things are worth, e.g. {@code worth-rifleman-seed1967-20000-1a2b3c4d}. */
    public static String worth(final RunRequest request, final Capsule whole) {
        return "worth-" + of(request, whole.botFile(), whole.content().sha256());
    }

    /** Returns the same for a search for values, e.g. {@code solve-seed1967-200000-1a2b3c4d}. */
    public static String solve(final long seed, final long budgetMissions, final String fingerprint) {
        return "solve-seed" + seed + "-" + budgetMissions + "-" + fingerprint;
    }

    /** Returns the name of a run of one of the game's own bots, see {@link #of(RunRequest, Optional, String)}. */
    static String of(final RunRequest request, final String contentSha256) {
        return of(request, Optional.empty(), contentSha256);
    }

    /** Returns e.g. {@code drill-seed1967-100000-1a2b3c4d}; the range's start and an unusual bound of decisions, and the hash of a bot from a file, are added where they matter. */
    public static String of(
            final RunRequest request, final Optional<Capsule.BotFile> botFile, final String contentSha256) {
        return of(request, Optional.empty(), botFile, contentSha256);
    }

    /** Returns the same for a run on precision, with the hash of what it is to reach. */
    public static String of(
            final RunRequest request,
            final Optional<Precision> precision,
            final Optional<Capsule.BotFile> botFile,
            final String contentSha256) {
        final String from = request.firstMission() == 0 ? "" : "-from" + request.firstMission();
        final String bound =
                request.maxDecisions() == RunRequest.DEFAULT_MAX_DECISIONS ? "" : "-bound" + request.maxDecisions();
        return String.format(
                Locale.ROOT,
                "%s%s-seed%d-%s%d%s%s-%s",
                request.bot().replace(':', '-'), // no file system minds
                botFile.map(file -> "-" + file.sha256().substring(0, HASH_DIGITS))
                        .orElse(""),
                request.seed(),
                precision
                        .map(goals ->
                                "precise-" + BotSource.sha256(goals.toString()).substring(0, HASH_DIGITS) + "-")
                        .orElse(""),
                request.missions(),
                from,
                bound,
                contentSha256.substring(0, HASH_DIGITS));
    }
}
