package org.sitrep.cli.session;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.scenario.Sha256;

/**
 * Names the folder of a run after everything that decides its result: bot, seed, trials and content. It includes no
 * time, so that the same run has the same folder.
 */
public final class RunName {
    private static final int HASH_DIGITS = 8;

    private RunName() {}

    /** Returns eight digits that distinguish results which differ in any of these, as texts. */
    public static String fingerprint(final Object... parts) {
        final CRC32 sum = new CRC32();
        for (final Object part : parts) {
            sum.update(part.toString().getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    /**
     * Returns e.g. {@code compare-seed1967-20000-1a2b3c4d}; the start of the range and an unusual limit of decisions
     * are added where they matter.
     *
     * @param who bot or kind of study: {@code drill}, {@code compare}, {@code sweep-rifleman}
     * @param sha256 fingerprint of everything else that decides the result; eight digits are used
     */
    public static String of(final String who, final RunRequest request, final String sha256) {
        return of(who, request, Optional.empty(), sha256);
    }

    /** Returns the same for a run with {@code --precision}, with the hash of its goals. */
    public static String of(
            final String who, final RunRequest request, final Optional<Precision> precision, final String sha256) {
        final String from = request.firstTrial() == 0 ? "" : "-from" + request.firstTrial();
        final String bound =
                request.maxDecisions() == RunRequest.DEFAULT_MAX_DECISIONS ? "" : "-bound" + request.maxDecisions();
        final String precise = precision
                .map(goals -> "precise-" + digits(Sha256.hex(goals.toString())) + "-")
                .orElse("");
        return safe(who) + "-seed" + request.seed() + "-" + precise + request.trials() + from + bound + "-"
                + digits(sha256);
    }

    /** Returns the name of a bot without characters that a file system minds. */
    public static String safe(final String bot) {
        return bot.replaceAll("[:=,]", "-");
    }

    /** Returns a bot with digits of its file, if it has one. */
    public static String who(final String bot, final Optional<RunResult.BotFile> file) {
        return bot + file.map(one -> "-" + digits(one.sha256())).orElse("");
    }

    public static String digits(final String sha256) {
        return sha256.substring(0, HASH_DIGITS);
    }
}
