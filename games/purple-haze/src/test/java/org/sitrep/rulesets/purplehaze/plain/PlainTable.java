package org.sitrep.rulesets.purplehaze.plain;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;

/**
 * Prints a table of the reference squad as CSV: 30 rows (box, Threat, day or night), each with the mean and the
 * standard error of the mean of every metric. Arguments: who leads the Marines, drill or random; missions a row
 * (default 20000), seed (default 1967).
 */
final class PlainTable {

    static final int DEFAULT_MISSIONS = 20_000;
    static final long DEFAULT_SEED = 1967;
    private static final List<Integer> THREATS = List.of(2, 5, 8);

    private PlainTable() {}

    /** One row's setting. */
    record Setting(PlainBox box, int threat, boolean night) {
        String label() {
            return box + "," + threat + "," + (night ? "night" : "day");
        }
    }

    /** Mean of a metric and the standard error of that mean. */
    record Mean(double value, double standardError) {
        static Mean of(double sum, double sumOfSquares, int missions) {
            double mean = sum / missions;
            double variance = Math.max(0, (sumOfSquares - missions * mean * mean) / (missions - 1));
            return new Mean(mean, Math.sqrt(variance / missions));
        }
    }

    static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (PlainBox box : PlainBox.values()) {
            for (int threat : THREATS) {
                settings.add(new Setting(box, threat, false));
                settings.add(new Setting(box, threat, true));
            }
        }
        return settings;
    }

    /** Plays one row; at least two missions. */
    static Map<String, Mean> row(PlainLeader leader, Setting setting, int missions, Random random) {
        Map<String, double[]> sums = new LinkedHashMap<>();
        for (int mission = 0; mission < missions; mission++) {
            PlainOutcome outcome =
                    leader.play(setting.box(), Threat.of(setting.threat()), setting.night(), PlainChance.of(random));
            outcome.metrics().forEach((metric, value) -> {
                double[] sum = sums.computeIfAbsent(metric, name -> new double[2]);
                sum[0] += value;
                sum[1] += value * value;
            });
        }
        Map<String, Mean> means = new LinkedHashMap<>();
        sums.forEach((metric, sum) -> means.put(metric, Mean.of(sum[0], sum[1], missions)));
        return means;
    }

    public static void main(String[] args) {
        PlainLeader leader = PlainLeader.named(args[0]);
        int missions = args.length > 1 ? Integer.parseInt(args[1]) : DEFAULT_MISSIONS;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : DEFAULT_SEED;
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.printf(
                "# Reference squad led by %s, played by the plain implementation; mean and standard error a mission.%n",
                leader.id());
        out.printf(
                Locale.ROOT,
                "# command: java -cp sim-core/target/test-classes %s %s %d %d%n",
                PlainTable.class.getName(),
                leader.id(),
                missions,
                seed);
        out.printf(
                Locale.ROOT,
                "# missions a row: %d; seed: %d; JDK: %s%n",
                missions,
                seed,
                System.getProperty("java.version"));
        Random seeds = new Random(seed);
        boolean first = true;
        for (Setting setting : settings()) {
            Map<String, Mean> means = row(leader, setting, missions, new Random(seeds.nextLong()));
            if (first) {
                out.println(header(means));
                first = false;
            }
            out.println(line(setting, missions, means));
        }
    }

    private static String header(Map<String, Mean> means) {
        StringBuilder header = new StringBuilder("box,threat,time,missions");
        means.keySet()
                .forEach(metric -> header.append(',')
                        .append(metric)
                        .append(',')
                        .append(metric)
                        .append(".se"));
        return header.toString();
    }

    private static String line(Setting setting, int missions, Map<String, Mean> means) {
        StringBuilder line = new StringBuilder(setting.label()).append(',').append(missions);
        means.values()
                .forEach(mean ->
                        line.append(String.format(Locale.ROOT, ",%.6f,%.6f", mean.value(), mean.standardError())));
        return line.toString();
    }
}
