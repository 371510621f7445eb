package org.sitrep.rulesets.purplehaze.checks;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.*;
import org.sitrep.scenario.*;
import java.util.*;
import java.nio.file.*;
class TryTest {
    @Test void run() throws Exception {
        for (String f : System.getProperty("try.files").split(",")) {
            Path lib = Path.of(System.getProperty("try.lib"));
            Findings fs = new Findings();
            Optional<ScenarioDocument> d = ScenarioLoader.load(new LoadRequest(f, lib, List.of(), List.of()), fs);
            Optional<GameData> g = d.flatMap(x -> Binder.bind(x, GameData.class, fs));
            g.ifPresent(x -> Checks.checkAll(x, d.get(), fs));
            System.out.println("== " + f + " bound " + g.isPresent());
            fs.sorted().forEach(System.out::println);
        }
    }
}
