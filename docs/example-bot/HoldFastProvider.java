import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotProvider;

/** Offers the bot to Sitrep. */
public final class HoldFastProvider implements BotProvider {
    @Override
    public String ruleset() {
        return "purple-haze";
    }

    @Override
    public String id() {
        return "hold-fast";
    }

    @Override
    public String summary() {
        return "fires where it promises the most, else takes cover";
    }

    @Override
    public Bot<?> create() {
        return new HoldFast();
    }
}
